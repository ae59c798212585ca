import { z } from 'zod';
import { rowId } from './parameters.ts';

/** `{contentSource}/{contentId}` (WIRE.md). */
export const refCode = z
  .string()
  .max(200)
  .transform((code, context) => {
    const [, source = '', number] = /^([^\0]+)\/(\d{1,10})$/.exec(code) ?? [];
    const id = rowId.safeParse(number).data;
    if (id !== undefined) return { code, source, id };
    context.addIssue('it is no refCode such as source/1');
    return z.NEVER;
  });
