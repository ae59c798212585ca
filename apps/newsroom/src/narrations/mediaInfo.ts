import type { mediaInfo } from '@sala/contracts';
import { AUDIO_STYLES } from '@sala/station';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { formatInstant } from '../http/index.ts';
import type { SpokenLine } from './schema.ts';

/** A narration; `createdAt` is ISO 8601, `duration` in seconds. */
export interface Narration {
  speaker: number;
  sound: string;
  bytes: number;
  duration: number;
  provider: string;
  createdAt: string;
  lines: SpokenLine[];
}

const createNarrationsColumn = (lines: SQL) => sql<Narration[]>`coalesce((
  select json_agg(json_build_object('speaker', speaker, 'sound', sound, 'bytes', bytes, 'duration', duration,
    'provider', provider, 'createdAt', created_at, 'lines', ${lines}))
  from narrations where narrations.article_id = articles.id
), '[]'::json)`;

/** A column of `articles`: an article's narrations, unordered. */
export const narrationsColumn = createNarrationsColumn(sql`lines`);
/** The same without their lines, which are most of the data. */
export const narrationsWithoutLinesColumn = createNarrationsColumn(sql`'[]'::json`);

/** A column of `articles`: false once a narration of its present text has failed for good. */
export const canBeNarratedColumn = sql<boolean>`not exists (
  select from narration_failures
  where article_id = articles.id and retry_at is null and narration_failures.revised_at = articles.updated_at
)`;

/** Narrations as WIRE.md has them in `revisionInfo.mediaInfo`, in the order of the styles (SPEC 3.3-11 to 3.3-13). */
export function toMediaInfo(read: Narration[], address: string): z.input<typeof mediaInfo>[] {
  return AUDIO_STYLES.flatMap((style) => {
    const narration = read.find(({ speaker }) => speaker === style.audioStyleSetting.speaker);
    if (!narration) return [];
    const { sound, bytes, duration, provider } = narration;
    const createdAt = formatInstant(new Date(narration.createdAt));
    return {
      filePath: `${address}/speech/${sound}.mp3`,
      audioStyle: { ...style, providerName: provider, createdAt, updatedAt: createdAt, duration },
      stat: { duration, bytes },
      highlightTexts: narration.lines.map(({ text, start, end }) => ({
        text,
        startOffsetSeconds: start,
        endOffsetSeconds: end,
      })),
    };
  });
}

/** When the newest narration was made; without any, WIRE.md's "none". */
export function toLastNarratedAt(read: Narration[]): string {
  if (read.length === 0) return '0001-01-01T00:00:00Z';
  return formatInstant(new Date(Math.max(...read.map(({ createdAt }) => Date.parse(createdAt)))));
}
