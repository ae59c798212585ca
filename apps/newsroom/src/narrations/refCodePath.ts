import { z } from 'zod';
import { refCode } from '../http/index.ts';

/** `refCode:{contentSource}/{contentId}`, as a part of a path. */
export const namedRefCode = z
  .string()
  .regex(/^refCode:/)
  .transform((name) => name.slice('refCode:'.length))
  .pipe(refCode);

/** The part of a path for it. The slash of a refCode may be encoded or not. */
export const REF_CODE = ':refCode{.+}';
