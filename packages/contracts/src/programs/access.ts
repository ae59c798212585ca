import { z } from 'zod';
import { isTrue } from '../wire.ts';

/** How something can be followed by who does not hear, does not see or does not know the language (SPEC 3.5-04, 3.5-20). */
export const ACCESS_MARKS = ['closed_captions', 'audio_desc', 'sign_language', 'soundtrack'] as const;
export type AccessMark = (typeof ACCESS_MARKS)[number];

const mark = z.union([z.boolean(), z.string(), z.number()]).nullish().catch(null);

export const accessWire = { closed_captions: mark, audio_desc: mark, sign_language: mark, soundtrack: mark };

type Marked = { [Mark in AccessMark]?: unknown };

/** The marks that something has. Where it does not say itself whether it has one, its programme's counts. */
export function accessOf(own: Marked, program: AccessMark[] = []): AccessMark[] {
  return ACCESS_MARKS.filter((name) => ((own[name] ?? '') === '' ? program.includes(name) : isTrue(own[name])));
}
