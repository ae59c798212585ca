export { fetchPicture, type PictureHosts } from './fetchPicture.server.ts';
export { type ImageSize, resizeImage } from './resizeImage.server.ts';
