import { z } from 'zod';

// What the actions on programmes, episodes, clips and playlists have in common: each is a JSON file of an editor's.

export const role = 'producer';
export const NOT_READ = 'The programmes cannot be read';
export const NOT_CHANGED = 'Nothing was changed';

export const file = z.unknown().meta({ placeholder: 'FILE', reads: 'json' });
export const program = z.string().meta({ placeholder: 'PROGRAM' });

/** What an editor reads, as its file would say it. */
export const written = z.looseObject({});
export const printWritten = (shown: z.output<typeof written>): string => JSON.stringify(shown, null, 2);

/** What was stored: its key or id, where its page is, and what is to be said of it, a sentence each. */
export const stored = z.object({ key: z.string(), path: z.string(), warnings: z.array(z.string()) });
export const printStored = ({ key, path, warnings }: z.output<typeof stored>) => ({
  lines: [`${key}  ${path}`],
  warnings,
});

export const removed = z.object({ title: z.string() });
export const printRemoved = ({ title }: z.output<typeof removed>): string => `removed: ${title}`;
