/** The icons of the players' buttons (SPEC 1-34): those that the players share; each player has further ones. */
export interface PlayerIcon {
  name: string;
  /** Paths in a square of 24. */
  path: string;
}

export const PLAY: PlayerIcon = {
  name: 'play',
  path: 'M7 4.500v15l13-7.500z',
};
export const PAUSE: PlayerIcon = {
  name: 'pause',
  path: 'M7 4.500h3.500v15H7zM13.500 4.500H17v15h-3.500z',
};
export const BACK: PlayerIcon = {
  name: 'back',
  path: 'M5 12a7 7 0 1 0 2.200-5.100M4.500 3.500v4.500H9',
};
export const FORWARD: PlayerIcon = {
  name: 'forward',
  path: 'M19 12a7 7 0 1 1-2.200-5.100M19.500 3.500v4.500H15',
};
export const SOUND: PlayerIcon = {
  name: 'sound',
  path: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
};
export const MUTED: PlayerIcon = {
  name: 'muted',
  path: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5m0-5-5 5',
};
export const SETTINGS: PlayerIcon = {
  name: 'settings',
  path: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8.500 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
};
export const CLOSE: PlayerIcon = {
  name: 'close',
  path: 'M6 6l12 12M18 6L6 18',
};
export const CAPTIONS: PlayerIcon = {
  name: 'captions',
  path: 'M3.500 5.500h17v13h-17zM10.500 10.500a2.200 2.200 0 1 0 0 3M17 10.500a2.200 2.200 0 1 0 0 3',
};
export const SHARE: PlayerIcon = {
  name: 'share',
  path: 'M12 15V4m-4.500 4L12 3.500 16.500 8M6 12v8h12v-8',
};
