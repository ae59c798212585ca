import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_SLUGS } from '@sala/station';
import { z } from 'zod';
import { type DemoArticle, demoArticle } from './articles.ts';
import { FILMS, type FilmName } from './programs.ts';

/** The credit of pictures that the demo has drawn itself. */
export const CREDIT = 'ภาพวาดประกอบ: ศาลา';

const section = z.enum(CATEGORY_SLUGS);
const ofSection = demoArticle.extend({ section, credit: z.string().default(CREDIT) });

const clip = ofSection.extend({ film: z.enum(Object.keys(FILMS) as [FilmName]) });
const gallery = ofSection.refine((one) => one.gallery.length >= 5, 'too few pictures for a gallery');

const infographic = z.object({
  id: z.number().int(),
  section,
  title: z.string().min(1),
  lead: z.string().min(1),
  /** HTML; sources are plain addresses. */
  content: z.string().min(1),
  tags: z.array(z.string().min(1)),
  picture: z.string(),
  minutesAgo: z.number().int().positive(),
  views: z.number().int().nonnegative(),
});
export type DemoInfographic = z.output<typeof infographic>;

const topic = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  description: z.string().min(1),
  picture: z.string(),
  url: z.string().startsWith('/'),
  tags: z.array(z.string().min(1)).min(1),
  /** When a situation started; absent for topics that are no situations. */
  startedMinutesAgo: z.number().int().positive().optional(),
  endedMinutesAgo: z.number().int().positive().optional(),
  facts: z
    .array(z.object({ label: z.string(), value: z.string(), source: z.string(), minutesAgo: z.number().positive() }))
    .default([]),
});
export type DemoTopic = z.output<typeof topic>;

const entry = z.object({
  id: z.number().int(),
  topicId: z.string(),
  minutesAgo: z.number().int().positive(),
  headline: z.string().min(1),
  body: z.string().default(''),
  picture: z.string().default(''),
  caption: z.string().default(''),
  isKey: z.boolean().default(false),
});
export type DemoEntry = z.output<typeof entry>;

const author = z.object({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  jobTitle: z.string().min(1),
  about: z.string().min(1),
  /** The ids of the articles whose bylines name them. */
  articles: z.array(z.number().int()).min(1),
});
export type DemoAuthor = z.output<typeof author>;

// the newsroom validates the sections, as it does those of editors
const edited = z.object({ name: z.string(), sections: z.array(z.unknown()) });
export type DemoPage = z.output<typeof edited>;

const time = z.string().regex(/^\d\d:\d\d$/);
// the key of a programme, with ~ for a repeat; a list has one for each day
const part = z.array(z.tuple([time, z.union([z.string(), z.array(z.string())])]));
const channel = z.object({ channel: z.string(), until: time, weekdays: part, weekend: part });

const partnerSlot = z.object({ start: time, title: z.string(), episodeTitle: z.string(), picture: z.string() });

const playlist = z.object({
  id: z.number().int(),
  key: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  ownerTitle: z.string(),
  picture: z.string(),
  /** `{programme}:{episodes or clips}`. */
  videos: z.array(z.string()).min(1),
});

const prNews = z.object({
  id: z.number().int(),
  title: z.string(),
  picture: z.string(),
  daysAgo: z.number().positive(),
});

/** Reads the schedule of the demo's channels, its playlists and the announcements of its organisation. */
export function readDemoListings() {
  return {
    channels: read('schedule', channel),
    partner: read('partnerSchedule', partnerSlot),
    playlists: read('playlists', playlist),
    prNews: read('prNews', prNews),
    /** The address below which the announcements are. */
    prNewsHome: 'https://org.sala.example/pr',
  };
}
export type DemoListings = ReturnType<typeof readDemoListings>;

function read<Entry extends z.ZodType>(name: string, entry: Entry): z.output<Entry>[] {
  const file = join(import.meta.dirname, 'collections', `${name}.json`);
  return z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Reads the demo's clips, features and galleries: articles that name their section themselves. */
export function readDemoSpecials(): DemoArticle[] {
  return [
    ...read('clips', clip),
    ...read('features', ofSection).map((one) => ({ ...one, feature: true })),
    ...read('galleries', gallery).map((one) => ({ ...one, isGallery: true })),
  ];
}

/** The demo's content besides articles. */
export interface DemoPages {
  infographics: DemoInfographic[];
  /** In their order on the site. */
  topics: DemoTopic[];
  /** The entries of all situations. */
  entries: DemoEntry[];
  pages: DemoPage[];
}

export function readDemoPages(): DemoPages {
  return {
    infographics: read('infographics', infographic),
    topics: read('topics', topic),
    entries: read('situations', entry),
    pages: read('pages', edited),
  };
}

export const readDemoAuthors = (): DemoAuthor[] => read('authors', author);

/** Reads stored answers of the forecast service. */
export function readDemoForecasts(): unknown[] {
  return read('forecast', z.unknown());
}
