import type { z } from 'zod';

const NOT_OF_TYPE: Record<string, string> = {
  number: 'no number',
  int: 'no whole number',
  string: 'no text',
  boolean: 'neither true nor false',
  array: 'no list',
  object: 'no object',
  record: 'no object',
};

/**
 * The reason why a schema refuses a value, as the end of “… cannot be used: ”. Passed to `safeParse` as `error`,
 * because Zod's own messages are written for programmers.
 */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  const { code } = issue;
  if (code === 'invalid_type') {
    if (issue.input === undefined) return 'it is missing';
    return NOT_OF_TYPE[issue.expected];
  }
  if (code === 'too_small') {
    if (issue.origin === 'string')
      return issue.minimum === 1 ? 'it is empty' : `shorter than ${issue.minimum} characters`;
    if (issue.origin === 'array') return issue.minimum === 1 ? 'it is empty' : `fewer than ${issue.minimum}`;
    return issue.inclusive ? `less than ${issue.minimum}` : `not more than ${issue.minimum}`;
  }
  if (code === 'too_big') {
    if (issue.origin === 'string') return `longer than ${issue.maximum} characters`;
    return issue.inclusive ? `more than ${issue.maximum}` : `not less than ${issue.maximum}`;
  }
  if (code === 'invalid_value') return `none of ${issue.values.join(', ')}`;
  if (code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
  if (code === 'invalid_format')
    return issue.format === 'url' ? 'no address such as https://station.example' : 'not written as it must be';
  if (code === 'invalid_union') return 'nothing that it may be';
  return undefined;
};
