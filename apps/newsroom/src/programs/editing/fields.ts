import { ACCESS_MARKS, TAKEN_PROGRAM_KEYS } from '@sala/contracts';
import { z } from 'zod';
import { MAX_INTEGER } from '../../database/schema.ts';
import { formatBangkokTime, parseTime, storableLine, storableTag, storableText } from '../../input/index.ts';

// The fields of the files in which editors write programmes, episodes, clips and playlists.

export const line = storableLine(300);
export const paragraph = storableText(10_000);
export const title = line.min(1, 'it is empty');
/** The name of one of the newsroom's pictures, or an address; empty for none. */
export const picture = storableText(2000).default('');
/** The id of the article whose pictures belong to it. */
export const galleryId = z.int().min(1).max(MAX_INTEGER).nullable().default(null);
/** The link to that article; none without it. */
export const listGalleryLinks = (id: number | null): string[] => (id === null ? [] : [`/news/content/${id}`]);
export const tags = z.array(storableTag).max(50).default([]);
/** For whom a programme for children is, such as `6–8 ปี`. */
export const ageRanges = z.array(title).max(10).default([]);
export const access = z.array(z.enum(ACCESS_MARKS)).default([]);
export const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'it is no key such as khao-kham');

export const programKey = key.refine((typed) => !TAKEN_PROGRAM_KEYS.has(typed), 'the site has another page there');

/** An instant as editors write it, in Bangkok. */
const instant = z.string().transform((typed, context) => {
  const at = parseTime(typed);
  if (!at) context.addIssue({ code: 'custom', message: 'it is no time such as 2026-11-22 18:30' });
  return at ?? new Date(0);
});

/** The video: an HLS playlist or an MP4, by an address or by the path of one of the newsroom's films. */
export const media = storableText(2000)
  .min(1, 'it is empty')
  .regex(
    /^(https?:\/\/\S+|\/vod\/[a-z0-9-]+\/index\.m3u8)$/,
    'it is neither an http(s) address nor a film such as /vod/market/index.m3u8',
  );
/** The length of a video; without it, that of the newsroom's film. */
export const seconds = z
  .int()
  .min(0)
  .max(24 * 3600)
  .default(0);

/** The period in which something is published; either end may be absent. */
export const times = {
  airedAt: instant,
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
};
interface Times {
  firstAiredAt: Date;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Refuses a period that nobody would ever see: it begins when it was aired, unless it says otherwise. */
export const endsAfterStart = z.refine<{ airedAt: Date; startsAt: Date | null; endsAt: Date | null }>(
  ({ airedAt, startsAt, endsAt }) => !endsAt || endsAt > (startsAt ?? airedAt),
  { path: ['endsAt'], error: 'it would end before it begins' },
);

/** The same period in the form of a file. */
export const writeTimes = ({ firstAiredAt, startsAt, endsAt }: Times) => ({
  airedAt: formatBangkokTime(firstAiredAt),
  ...(startsAt && { startsAt: formatBangkokTime(startsAt) }),
  ...(endsAt && { endsAt: formatBangkokTime(endsAt) }),
});

/** The key or id of a stored item, and its page. */
export interface Stored {
  key: string;
  path: string;
}

/** A stored item in the form of its file. */
export type WrittenFile = Record<string, unknown>;

/** Leaves out empty fields, which an editor need not read. */
export function withoutEmpty<Written extends object>(written: Written): Partial<Written> {
  const isThere = (value: unknown) =>
    ![undefined, null, '', 0, false].includes(value as never) &&
    !(Array.isArray(value) && value.length === 0) &&
    JSON.stringify(value) !== '{}';
  return Object.fromEntries(Object.entries(written).filter(([, value]) => isThere(value))) as Partial<Written>;
}
