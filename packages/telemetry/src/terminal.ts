import { format } from 'node:util';

/** Characters that control a terminal or change the direction of text, except line breaks and tabs. */
const COMMANDING = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text that is safe to print: titles, reports and names of strangers cannot control the reader's terminal. */
export const toTerminalText = (text: string): string => text.replace(COMMANDING, ' ');

/** The same on one line, for lists. */
export const toTerminalLine = (text: string): string => toTerminalText(text).replace(/\s+/g, ' ').trim();

/** A number of bytes in megabytes, with one decimal. */
export const toMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Applies {@link toTerminalText} to everything that this process prints with `console`. */
export function bindSafeConsole(): void {
  console.log = (...values: unknown[]) => void process.stdout.write(`${toTerminalText(format(...values))}\n`);
  console.error = (...values: unknown[]) => void process.stderr.write(`${toTerminalText(format(...values))}\n`);
}
