export { VIDEO_LISTS } from './lists/videoLists.ts';
