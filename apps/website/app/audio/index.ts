export { ListenButton } from './ListenButton.tsx';
export { PlayerSlot } from './PlayerSlot.tsx';
export { soundPath } from './playlists.ts';
export { resetPlayer } from './resetPlayer.ts';
