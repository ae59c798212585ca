import { applyRule } from '../../media/index.ts';
import type { PlayerEvent, Rules, Step } from './playerEvents.ts';
import type { PlayerState } from './playerState.ts';
import { CONTROL_RULES } from './rules/controls.ts';
import { PAGE_RULES } from './rules/pages.ts';
import { QUEUE_RULES } from './rules/queue.ts';
import { SOUND_RULES } from './rules/sound.ts';

const RULES: Rules<PlayerEvent['type']> = { ...CONTROL_RULES, ...PAGE_RULES, ...QUEUE_RULES, ...SOUND_RULES };

/**
 * The state of the player after an event, and the effects to perform (SPEC 4.3). An event that does not apply changes
 * nothing.
 */
export function transition(state: PlayerState, event: PlayerEvent): Step {
  return applyRule<PlayerState, PlayerEvent, Step | undefined>(RULES, state, event) ?? { state, effects: [] };
}
