export { createGalleries } from './galleries.ts';
export { createInfographics } from './infographics.ts';
export { addPictureRoutes } from './routes.ts';
