import { format } from 'node:util';

/** What commands a terminal or turns the direction of what follows; lines and tabs stay. */
const COMMANDING = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Text as it may be printed: what strangers wrote (titles, reports, names) cannot command the terminal of who reads it.
 */
export const toTerminalText = (text: string): string => text.replace(COMMANDING, ' ');

/** From now on everything that this process prints with `console` is {@link toTerminalText}. */
export function bindSafeConsole(): void {
  console.log = (...values: unknown[]) => void process.stdout.write(`${toTerminalText(format(...values))}\n`);
  console.error = (...values: unknown[]) => void process.stderr.write(`${toTerminalText(format(...values))}\n`);
}
