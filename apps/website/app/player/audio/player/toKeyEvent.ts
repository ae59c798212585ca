import type { PlayerEvent } from '../playback/playerEvents.ts';
import { type PlayerState, SEEK_STEP_SECONDS } from '../playback/playerState.ts';

/**
 * The event for a key, by its position on the keyboard, because a Thai keyboard has other letters. A focused element
 * keeps its own keys.
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
      // on a focused button the key presses that button
      return tagName === 'INPUT' ? { type: 'pressPlay' } : undefined;
    case 'KeyM':
      return { type: 'toggleMute' };
    case 'ArrowLeft':
      return keepsArrows ? undefined : { type: 'seekBy', seconds: -SEEK_STEP_SECONDS };
    case 'ArrowRight':
      return keepsArrows ? undefined : { type: 'seekBy', seconds: SEEK_STEP_SECONDS };
    case 'Escape':
      // while reading along the browser closes the window with this key
      return isCollapsing || isReadingAlong ? undefined : { type: 'toggleCollapse' };
    default:
      return undefined;
  }
}
