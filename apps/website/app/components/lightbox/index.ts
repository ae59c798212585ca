export { PictureLinks } from './PictureLinks.tsx';
export { useLightbox } from './useLightbox.tsx';
