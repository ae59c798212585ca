export { createMediaRoutes, MEDIA_FOLDER } from './media.ts';
