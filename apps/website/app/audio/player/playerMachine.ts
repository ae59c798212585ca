import type { PlayerEvent, Rules, Step } from './playerEvents.ts';
import type { PlayerState } from './playerState.ts';
import { CONTROLS } from './rules/controls.ts';
import { PAGES } from './rules/pages.ts';
import { QUEUE } from './rules/queue.ts';
import { SOUND } from './rules/sound.ts';

const RULES: Rules<PlayerEvent['type']> = { ...CONTROLS, ...PAGES, ...QUEUE, ...SOUND };

/** The player after an event, and what is to be done (SPEC 4.3). An event that does not apply changes nothing. */
export function transition(state: PlayerState, event: PlayerEvent): Step {
  const rule = RULES[event.type] as (state: PlayerState, event: PlayerEvent) => Step | undefined;
  return rule(state, event) ?? { state, effects: [] };
}
