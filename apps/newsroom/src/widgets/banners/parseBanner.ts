import { toSafeHref } from '@sala/contracts';
import { DAY_MS } from '@sala/thai';
import { z } from 'zod';
import { CommandFailed, describeIssue } from '../../errors/index.ts';
import { parseTime, storableLine } from '../../input/index.ts';
import type { NewBanner } from './banners.ts';

const time = z.string().transform((typed, context) => {
  const at = parseTime(typed);
  if (!at) context.addIssue({ code: 'custom', message: 'it is no time such as 2026-11-25 or 2026-11-25 18:00' });
  return { at: at?.getTime() ?? 0, isDay: /^\d{4}-\d\d-\d\d$/.test(typed) };
});

const banner = z.object({
  title: storableLine(200).min(1),
  url: z
    .string()
    .max(2000)
    .refine((url) => toSafeHref(url, '') !== '', 'it is neither a path of the site nor an http(s) address'),
  from: time.optional(),
  until: time.optional(),
});

/**
 * Parses a banner. A day as its end means the end of that day.
 * @throws {CommandFailed} saying what is invalid
 */
export function parseBanner(input: unknown): NewBanner {
  const read = banner.safeParse(input, { error: describeIssue });
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new CommandFailed(`The banner’s ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const { title, url, from, until } = read.data;
  const startsAt = from ? new Date(from.at) : null;
  const endsAt = until ? new Date(until.at + (until.isDay ? DAY_MS : 0)) : null;
  if (startsAt && endsAt && endsAt <= startsAt) throw new CommandFailed('The banner would end before it begins.');
  return { title, url, startsAt, endsAt };
}
