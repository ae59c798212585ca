import type { z } from 'zod';
import { warnOfMarkup } from '../input/index.ts';
import { readFieldMeta } from './fieldMeta.ts';

/** A sentence for each text of an action's input in which readers would see HTML or Markdown as it is typed. */
export const warnOfTypedMarkup = ({ shape }: z.ZodObject, input: Record<string, unknown>): string[] =>
  Object.entries(shape).flatMap(([field, schema]) => {
    const { isPlainText, reads } = readFieldMeta(schema as z.ZodType);
    return isPlainText ? warnOfMarkup(listTexts(input[field], reads === 'json' ? '' : field)) : [];
  });

/** The texts within a value, by their paths. */
function listTexts(value: unknown, path: string): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  const parts = Object.entries(value).map(([name, part]) => listTexts(part, path ? `${path}.${name}` : name));
  return Object.assign({}, ...parts);
}
