import { z } from 'zod';

/** The option `--limit NUMBER` of a list: how many it shows at most. */
export const listLimit = ({ most, usual }: { most: number; usual: number }) =>
  z.coerce
    .number<string>('it is no number')
    .int('it is no whole number')
    .min(1, 'it is less than 1')
    .max(most, `it is more than ${most}`)
    .meta({ placeholder: 'NUMBER' })
    .default(usual);
