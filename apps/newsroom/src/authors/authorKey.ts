import { z } from 'zod';

/** The key of an author, used in articles and in the address of the author's page. */
export const authorKey = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'it is no key such as malee-srisuk: small letters of English, digits and hyphens');
