export { ListenButton } from './ListenButton.tsx';
export { PlayerSlot } from './PlayerSlot.tsx';
export { toSoundPath } from './playlists.ts';
export { resetPlayer } from './resetPlayer.ts';
