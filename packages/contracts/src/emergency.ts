import { z } from 'zod';
import { text, toSafeHref } from './wire/wire.ts';

/** `GET /emergency`: the emergency message, and the address that explains it. Without a text there is no emergency. */
export const emergency = z
  .object({ text, url: text })
  .transform((wire) => (wire.text ? { text: wire.text, href: toSafeHref(wire.url, '') } : null));
export type Emergency = NonNullable<z.output<typeof emergency>>;
