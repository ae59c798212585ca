import { describeIssue } from '@sala/contracts/describeIssue';
import type { z } from 'zod';
import { describeMisspelling, trimEnvironment } from './environment.ts';
import { InvalidSettingError } from './invalidSettingError.ts';
import type { Rule } from './rules.ts';

/**
 * Reads settings from the environment by a schema of their names. A blank one counts as not set.
 * @param rules what settings require of each other
 * @throws {InvalidSettingError} naming every setting that cannot be used
 */
export function readEnvironment<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape>,
  env: Record<string, string | undefined>,
  rules: Rule[] = [],
): z.output<z.ZodObject<Shape>> {
  const trimmed = trimEnvironment(env);
  const misspelling = describeMisspelling(trimmed, Object.keys(schema.shape));
  const { data, error } = schema.safeParse(trimmed, { error: describeIssue });
  // the first reason of each setting
  const reasons = new Map<string, string>();
  const issues = error?.issues.map(({ path, message }): [string, string] => [String(path[0]), message]) ?? [];
  for (const [name, reason] of [...issues, ...rules.flatMap((rule) => rule(trimmed))])
    if (!reasons.has(name)) reasons.set(name, reason);
  const sentences = [...reasons].map(([name, reason]) => `The setting ${name} cannot be used: ${reason}.`);
  if (misspelling) sentences.unshift(misspelling);
  if (!data || sentences.length > 0) throw new InvalidSettingError(sentences.join('\n'));
  return data;
}
