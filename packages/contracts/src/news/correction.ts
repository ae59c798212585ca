import { z } from 'zod';
import { count, id, instant, listOf, required, text, toSafeHref } from '../wire/wire.ts';

/** `GET /corrections`: the corrections with their articles, the latest first. */
export const correctionList = z.object({
  total: count,
  page: count,
  totalPage: count,
  items: listOf(
    z
      .object({ id, note: required, at: instant, title: required, url: text })
      .transform(({ url, ...rest }) => ({ ...rest, href: toSafeHref(url, '') })),
  ),
});
export type CorrectionList = z.output<typeof correctionList>;
