import { playerSlot } from './listen.ts';

/** Resets the player to its defaults (SPEC 3.3-32), where one has been loaded. */
export function resetPlayer(): void {
  const player = playerSlot.get();
  if (player !== null && typeof player === 'object') player.reset();
}
