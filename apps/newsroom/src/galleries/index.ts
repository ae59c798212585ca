export { galleries } from './galleries.ts';
export { infographics } from './infographics.ts';
export { pictureApi } from './routes.ts';
