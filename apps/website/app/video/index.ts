export { FootageMissing, type Missing } from './FootageMissing.tsx';
export { FootagePoster } from './FootagePoster.tsx';
export type { Footage } from './footage.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
