import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ITEM_SECONDS, SEGMENT_SECONDS } from './grid.ts';
import { CAPTIONS, toSegmentExtension } from './pieceFiles.ts';

const rendition = z.object({
  /** Its folder: the lines of a landscape picture. */
  name: z.string().regex(/^\d+$/),
  width: z.int(),
  height: z.int(),
  /** The bit rates of the largest segment and of the whole, in bits per second. */
  bandwidth: z.int(),
  averageBandwidth: z.int(),
  codecs: z.string(),
  /** Where the key frame at the beginning of each segment ends, in bytes from the segment's beginning. */
  keyFrames: z.array(z.int()).default([]),
});

const film = z.object({
  /** The digest of its bytes: another encoding has other addresses. */
  edition: z.string().regex(/^[0-9a-f]+$/),
  seconds: z.int().positive().multipleOf(ITEM_SECONDS),
  /** From the smallest to the largest; the first is what an iPhone begins with. */
  renditions: z.array(rendition).min(1),
});

const manifest = z.object({
  segmentSeconds: z.literal(SEGMENT_SECONDS),
  films: z.record(z.string().regex(/^[a-z]+$/), film),
});

export type Rendition = z.output<typeof rendition>;

/** A film that can be played; only the length of an uploaded film may be a fraction. */
export interface Film extends z.output<typeof film> {
  name: string;
  hasCaptions: boolean;
  /** Segments whose file is missing, as `{rendition}/{n}`. */
  missing: ReadonlySet<string>;
}

export type Films = ReadonlyMap<string, Film>;

/**
 * The films of a folder.
 * @throws when its manifest cannot be read
 */
export function openFilms(folder: string): Films {
  const { films } = manifest.parse(JSON.parse(readFileSync(join(folder, 'films.json'), 'utf8')));
  return new Map(
    Object.entries(films).map(([name, entry]) => {
      const isMissing = (part: string) => !existsSync(join(folder, name, `${part}${toSegmentExtension(part)}`));
      return [name, { ...entry, name, hasCaptions: true, missing: new Set(listParts(entry).filter(isMissing)) }];
    }),
  );
}

/** How many segments a film has, the last of which may be shorter. */
export const countSegments = ({ seconds }: Pick<Film, 'seconds'>): number => Math.ceil(seconds / SEGMENT_SECONDS);

/** Every segment of every rendition, as `{rendition}/{n}`. */
function listParts(entry: z.output<typeof film>): string[] {
  const names = [...entry.renditions.map(({ name }) => name), CAPTIONS];
  return names.flatMap((name) => Array.from({ length: countSegments(entry) }, (_, index) => `${name}/${index}`));
}

export const isLandscape = ({ renditions }: Film): boolean => renditions.every(({ width, height }) => width > height);
