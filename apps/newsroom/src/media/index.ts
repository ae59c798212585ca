export { checkPictures, warnOfUnknownHosts } from './checkPictures.ts';
export { describeBodyPictures } from './describeBodyPictures.ts';
export {
  describePictures,
  findDescription,
  type PictureDescription,
} from './describePictures.ts';
export { createMediaRoutes, MEDIA_FOLDER } from './media.ts';
export { isUploadedName, toPictureName } from './pictureNames.ts';
export { savePicture } from './pictures.ts';
