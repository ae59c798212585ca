export { checkPictures, type PictureSources, sayUnknownHosts } from './checkPictures.ts';
export { createMediaRoutes, MEDIA_FOLDER } from './media.ts';
