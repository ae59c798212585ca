const PLAY = 'ฟัง';
const PAUSE = 'หยุดฟัง';

/** The action of a press on a {@link ListenButton}. */
export const toListenAction = (isPlaying: boolean): string => (isPlaying ? PAUSE : PLAY);

/** The name of a button that shows only an icon. */
export const toListenLabel = (title: string, isPlaying: boolean): string =>
  `${toListenAction(isPlaying)}ข่าว${title && `: ${title}`}`;

/** The path of the button's icon. */
export const toListenIcon = (isPlaying: boolean): string =>
  isPlaying ? 'M8 5v14m8-14v14' : 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H4zm13 0h3v6h-3z';
