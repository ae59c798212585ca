import type { Locator } from '@playwright/test';
import { removeJoiners } from '@sala/thai';

// Headlines contain invisible characters that keep words on one line.

/** Matches this title, whatever invisible characters it contains. */
export const shows = (title: string): RegExp => new RegExp(`^${keptTogether(title)}$`);

/** Matches a text with this beginning, whatever invisible characters it contains. */
export const begins = (text: string): RegExp => new RegExp(`^${keptTogether(text)}`);

const keptTogether = (text: string): string =>
  Array.from(text, (letter) => (letter === ' ' ? '\\s' : letter.replace(/[^\p{L}\p{M}\p{N}]/u, '\\$&'))).join(
    '[\\u200c\\u2060]?',
  );

/** The title in a heading or a link, without the invisible characters. */
export const titleOf = async (shown: Locator): Promise<string> => removeJoiners((await shown.textContent()) ?? '');
