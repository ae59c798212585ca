import { z } from 'zod';
import { text } from '../wire/wire.ts';

/** The codes of the kinds of items whose views are counted (SPEC 3.4-04). */
export const CONTENT_TYPES = { content: 5, gallery: 9, infographic: 10 } as const;
export type ContentType = keyof typeof CONTENT_TYPES;

const typeOf = new Map<number, ContentType>(
  Object.entries(CONTENT_TYPES).map(([type, code]) => [code, type as ContentType]),
);

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

/** `GET /object/view`: counts a view of an article, a gallery or an infographic (SPEC 7.13-01 to 7.13-04). */
export const view = z
  .object({
    'data[type]': digits.refine((code) => typeOf.has(code), 'no content type'),
    'data[id]': digits.pipe(z.int32().min(1)),
    'data[category]': text.pipe(z.string().max(100)),
    'data[ts]': digits,
  })
  .transform((wire) => ({
    type: typeOf.get(wire['data[type]']) as ContentType,
    id: wire['data[id]'],
    category: wire['data[category]'],
    /** Milliseconds since 1970. */
    at: wire['data[ts]'] * 1000,
  }));

/** The keys under which a view of a video is counted (SPEC 7.13-05): at most one of each. */
const KEYS = /^video-all(,video-category-[\w-]{1,40})?(,video-program-[\w-]{1,40})?$/;

/** The `{keys}` of `POST /api/count/{site}/{keys}`; carried as a list. */
export const videoKeys = z
  .string()
  .regex(KEYS)
  .transform((keys) => keys.split(','));

/** Its body: the path of a clip, an episode or a short clip (SPEC 7.13-06). */
export const videoView = z.object({
  url: z
    .string()
    .regex(/^\/program\/(watch\/[\w.~%-]{1,100}|[\w.~%-]{1,100}\/episodes\/\d{1,18}|stories\/[\w.~%-]{1,100})$/),
});
