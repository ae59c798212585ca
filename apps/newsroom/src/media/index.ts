export { checkPictures, warnOfUnknownHosts } from './checkPictures.ts';
export { addAltTexts, describePictures, findDescription, type PictureDescription } from './describePictures.ts';
export { createMediaRoutes, MEDIA_FOLDER } from './media.ts';
export { toPictureName } from './pictureNames.ts';
export { savePicture } from './pictures.ts';
