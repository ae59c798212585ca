export { Captions } from './captions/Captions.tsx';
export { readCaptionStyle } from './captions/captionStyle.ts';
export { createPlayerController } from './createPlayerController.ts';
export { PlaybackView } from './PlaybackView.tsx';
export { describePlayback } from './playbackMessage.ts';
