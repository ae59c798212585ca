import { run } from '../step.ts';

/** Pictures a second. */
export const RATE = 25;

/**
 * Runs ffmpeg (Debian's), overwriting its output; encoding is repeatable on one machine, whatever its number of cores.
 */
export const runFfmpeg = (...args: string[]): Promise<void> =>
  run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args]);
