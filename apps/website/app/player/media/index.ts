export { bindListeners } from './bindListeners.ts';
export { bindExclusivePlayback } from './exclusivePlayback.ts';
export { Icon } from './Icon.tsx';
export { IconButton } from './IconButton.tsx';
export * from './icons.ts';
export { preventLeavingWhilePlaying } from './preventLeavingWhilePlaying.ts';
export { type SessionActions, setSessionActions } from './sessionActions.ts';
export { useDraggedSeconds } from './useDraggedSeconds.ts';
export { useMediaTime } from './useMediaTime.ts';
