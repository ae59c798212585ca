import type { PlayerEvent } from './playerEvents.ts';
import { type PlayerState, SEEK_STEP_SECONDS } from './playerState.ts';

/**
 * What a key does in the player, by where it is on the keyboard: a Thai one has other letters on it. The element that has
 * the focus keeps its own keys.
 */
export function toKeyEvent(
  code: string,
  { tagName, dataset }: Pick<HTMLElement, 'tagName' | 'dataset'>,
  { isCollapsing, isReadingAlong }: Pick<PlayerState, 'isCollapsing' | 'isReadingAlong'>,
): PlayerEvent | undefined {
  if (tagName === 'SELECT') return;
  const keepsArrows = 'keepsArrows' in dataset;
  switch (code) {
    case 'KeyK':
      return { type: 'pressPlay' };
    case 'Space':
      // a button that has the focus is pressed with it
      return tagName === 'INPUT' ? { type: 'pressPlay' } : undefined;
    case 'KeyM':
      return { type: 'toggleMute' };
    case 'ArrowLeft':
      return keepsArrows ? undefined : { type: 'seekBy', seconds: -SEEK_STEP_SECONDS };
    case 'ArrowRight':
      return keepsArrows ? undefined : { type: 'seekBy', seconds: SEEK_STEP_SECONDS };
    case 'Escape':
      // while reading along the browser closes the window with it
      return isCollapsing || isReadingAlong ? undefined : { type: 'toggleCollapse' };
    default:
      return undefined;
  }
}
