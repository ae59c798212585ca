export { FootageMissing, missingInWords } from './FootageMissing.tsx';
export { FootagePoster } from './FootagePoster.tsx';
export { default as frameStyles } from './Frame.module.css';
export type { Footage } from './footage.ts';
export { Icon } from './Icon.tsx';
export { loadScreen, type Screen } from './loadScreen.ts';
export { type Missing, missingOf } from './missing.ts';
export type { Operator } from './screen/operator.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
