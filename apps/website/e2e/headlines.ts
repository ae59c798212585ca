import type { Locator } from '@playwright/test';
import { removeJoiners } from '@sala/thai';

// Headlines hold signs that nobody sees, which keep their words in one line.

/** What shows this title, however its words are kept together. */
export const shows = (title: string): RegExp => new RegExp(`^${keptTogether(title)}$`);

/** What begins with this text, however its words are kept together. */
export const begins = (text: string): RegExp => new RegExp(`^${keptTogether(text)}`);

const keptTogether = (text: string): string =>
  Array.from(text, (letter) => (letter === ' ' ? '\\s' : letter.replace(/[^\p{L}\p{M}\p{N}]/u, '\\$&'))).join(
    '\\u2060?',
  );

/** The title that a heading or a link shows. */
export const titleOf = async (shown: Locator): Promise<string> => removeJoiners((await shown.textContent()) ?? '');
