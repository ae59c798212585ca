export { MEDIA_FOLDER, mediaApi } from './media.ts';
