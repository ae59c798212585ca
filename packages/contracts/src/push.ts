import { z } from 'zod';
import { toSafeHref } from './wire/wire.ts';

/** So many bytes in base64url, as browsers write their keys: without padding. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), `it is not ${count} bytes in base64url`);

/** A browser's subscription, as its `PushSubscription` turns into JSON. */
export const pushSubscription = z.object({
  endpoint: z.string().min(1),
  /** Milliseconds since 1970; null or absent when it does not expire. */
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  /** The station's key with which it was made, from `GET /push/key`. */
  applicationServerKey: bytes(65).optional(),
});
export type PushSubscription = z.output<typeof pushSubscription>;

/** `GET /push/key`: the key that browsers subscribe with, 65 bytes in base64url. */
export const pushKey = z.object({ publicKey: bytes(65) });
export type PushKey = z.output<typeof pushKey>;

/** `POST /push/subscriptions/show`, with the endpoint, which only its browser knows: when the browser subscribed. */
export const storedSubscription = z.object({ since: z.iso.datetime() });
export type StoredSubscription = z.output<typeof storedSubscription>;

/** The payload of a push message. A click opens `url`: a path of the site or an http(s) address. */
export const pushMessage = z.object({
  title: z.string().trim().min(1),
  body: z.string().optional(),
  url: z
    .string()
    .refine((url) => toSafeHref(url, '') !== '', 'it is neither a path of the site nor an http(s) address'),
});
export type PushMessage = z.output<typeof pushMessage>;
