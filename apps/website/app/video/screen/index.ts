export { Captions } from './captions/Captions.tsx';
export { keptCaptionStyle } from './captions/captionStyle.ts';
export { operate } from './operate.ts';
export { Screen } from './Screen.tsx';
export { wordsOf } from './words.ts';
