import { z } from 'zod';
import { instant, text } from '../wire/wire.ts';

/** The fields of an article's 410: the reason of the withdrawal, empty when the editor gave none, and its time. */
export const withdrawal = z.object({ reason: text, withdrawnAt: instant });
export type Withdrawal = z.output<typeof withdrawal>;
