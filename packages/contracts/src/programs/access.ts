import { z } from 'zod';
import { isTrue } from '../wire/wire.ts';
import { ACCESS_MARKS, type AccessMark } from './accessMarks.ts';

const mark = z.union([z.boolean(), z.string(), z.number()]).nullish().catch(null);

export const accessWire = { closed_captions: mark, audio_desc: mark, sign_language: mark, soundtrack: mark };

type Marked = { [Mark in AccessMark]?: unknown };

/** The access marks of an item. Those that the item leaves out are its programme's. */
export function toAccess(own: Marked, program: AccessMark[] = []): AccessMark[] {
  return ACCESS_MARKS.filter((name) => ((own[name] ?? '') === '' ? program.includes(name) : isTrue(own[name])));
}
