import type { z } from 'zod';

const NOT_OF_TYPE: Record<string, string> = {
  number: 'it is no number',
  int: 'it is no whole number',
  string: 'it is no text',
  boolean: 'it is neither true nor false',
  array: 'it is no list',
  object: 'it is no object',
  record: 'it is no object',
};

/**
 * The reason why a schema refuses a value: a clause about the value, which it calls `it`, such as “it is empty”. The
 * messages of our own schemas have the same form, so that “The title cannot be used: …” can introduce all of them.
 * Passed to `safeParse` as `error`, because Zod's own messages are written for programmers.
 */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  const { code } = issue;
  if (code === 'invalid_type') {
    if (issue.input === undefined) return 'it is missing';
    return NOT_OF_TYPE[issue.expected];
  }
  if (code === 'too_small') {
    if (issue.origin === 'string')
      return issue.minimum === 1 ? 'it is empty' : `it is shorter than ${issue.minimum} characters`;
    if (issue.origin === 'array') return issue.minimum === 1 ? 'it is empty' : `there are fewer than ${issue.minimum}`;
    return issue.inclusive ? `it is less than ${issue.minimum}` : `it is not more than ${issue.minimum}`;
  }
  if (code === 'too_big') {
    if (issue.origin === 'string') return `it is longer than ${issue.maximum} characters`;
    if (issue.origin === 'array') return `there are more than ${issue.maximum}`;
    return issue.inclusive ? `it is more than ${issue.maximum}` : `it is not less than ${issue.maximum}`;
  }
  if (code === 'invalid_value') return `it is none of ${issue.values.join(', ')}`;
  if (code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
  if (code === 'invalid_format')
    return issue.format === 'url'
      ? 'it is no address such as https://station.example'
      : 'it is not written as it must be';
  if (code === 'invalid_union') return 'it has none of the forms that it may have';
  return undefined;
};
