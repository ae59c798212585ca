import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ACCESS_MARKS, PROGRAM_GROUPS } from '@sala/contracts';
import { z } from 'zod';

/** The newsroom's built-in films, and their lengths in seconds. */
export const FILMS = {
  market: 40,
  river: 40,
  field: 20,
  city: 20,
  sea: 20,
  forest: 20,
  weaving: 20,
  coffee: 20,
  dawn: 20,
} as const;

export type FilmName = keyof typeof FILMS;

/** The path of a film's playlist in the newsroom. */
export const toFilmPath = (film: FilmName): string => `/vod/${film}/index.m3u8`;

/** The landscape films that channels show instead of upright ones. */
const LANDSCAPE: Partial<Record<FilmName, FilmName>> = { coffee: 'market', dawn: 'river' };
export const chooseLandscapeFilm = (film: FilmName): FilmName => LANDSCAPE[film] ?? film;

/** The upright films of short clips, in turns, so that consecutive clips differ. */
export const chooseUprightFilm = (nth: number): FilmName => (nth % 2 === 0 ? 'coffee' : 'dawn');

const words = z.string().min(1);
const person = z.object({ firstname: words, lastname: z.string(), character: words });
const episode = z.object({ title: words, text: words, picture: words });
const clip = z.object({ title: words, picture: words, key: words.optional() });
const season = z.object({ key: words, title: words, tagline: words, picture: words });

/** The format of a demo programme's file; episodes and clips have the newest first. */
const demoProgram = z.object({
  id: z.number().int(),
  key: z.string().regex(/^[a-z0-9-]+$/),
  title: words,
  tagline: words,
  description: words,
  schedule: words,
  picture: words,
  film: z.enum(Object.keys(FILMS) as [FilmName]),
  persons: z.array(person).min(1),
  episodes: z.array(episode),
  /** Future episodes, the next first. */
  upcoming: z.array(episode).default([]),
  seasons: z.array(season).default([]),
  clips: z.array(clip).default([]),
  shortClips: z.array(clip).default([]),
  promos: z.array(clip).default([]),
  access: z.array(z.enum(ACCESS_MARKS)).default([]),
  tags: z.array(words).default([]),
  ageRanges: z.array(words).default([]),
  layout: z.enum(['vertical', 'clean']).optional(),
  componentId: z.number().int().optional(),
  articles: z.string().default(''),
  personListName: z.string().default(''),
  episodeListName: z.string().default(''),
  gallery: z.number().int().optional(),
  /** The id of the owner of its videos, where that is not the programme itself. */
  owner: z.number().int().optional(),
  links: z.partialRecord(z.enum(['mail', 'website', 'facebook', 'twitter', 'youtube', 'platform']), words).default({}),
  /** The programme's banner; its picture is also the upright cover, which phones show instead. */
  hero: z.object({ title: words, subtitle: words, label: words, picture: words }).optional(),
  old: z.boolean().default(false),
  restricted: z.boolean().default(false),
  exclusive: z.boolean().default(false),
  /** Whether its oldest episode has expired. */
  expired: z.boolean().default(false),
  /** Whether its newest episode has no video yet. */
  withoutVideo: z.boolean().default(false),
});
export type DemoProgram = z.output<typeof demoProgram> & { category: string };

/**
 * Reads the demo's programmes: a file for each group, named by its key. The order of the files is the order of
 * recommendations.
 */
export function readDemoPrograms(folder = join(import.meta.dirname, 'programs')): DemoProgram[] {
  return readdirSync(folder).flatMap((file) => {
    const category = basename(file, '.json');
    if (!Object.hasOwn(PROGRAM_GROUPS, category)) throw new Error(`${file} is named after no group of programmes`);
    const programs = z.array(demoProgram).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return programs.map((one) => ({ ...one, category }));
  });
}
