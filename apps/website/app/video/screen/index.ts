export { Captions } from './captions/Captions.tsx';
export { keptCaptionStyle } from './captions/captionStyle.ts';
export { operate } from './operate.ts';
export { Screen } from './Screen.tsx';
export { prepareFor } from './streams/openStream.ts';
export { wordsOf } from './words.ts';
