import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  type ReferenceConfig,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Pictures by their use, each an address or the name of one of the newsroom's own media files; absent when there is
 * none.
 */
export interface ProgramImages {
  display?: string;
  generalCover?: string;
  verticalCover?: string;
  logo?: string;
  headerBackground?: string;
  epicBackground?: string;
}

/** The addresses of a programme elsewhere; `platform` is that on the station's streaming platform. */
export interface ProgramLinks {
  mail?: string;
  website?: string;
  facebook?: string;
  twitter?: string;
  youtube?: string;
  platform?: string;
}

/** The large banners at the top of a page. */
export interface HeroBannerRow {
  title: string;
  subtitle: string;
  picture: string;
  videoUrl?: string;
  primary: { label: string; link: string };
  secondary?: { label: string; link: string };
}

const cascade: ReferenceConfig['actions'] = { onDelete: 'cascade' };
const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);
const id = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 });
/** Who put the row there, such as `demo`; what an editor has changed is the editor's. */
const source = () => text().notNull().default('editor');

/**
 * A programme. `access` are the marks of SPEC 3.5-04, `homepageIndexes` the tabs that are switched on: episode, video,
 * and story for its short clips. `titleKey` sorts titles as a Thai dictionary does: without tone marks, accents and
 * leading signs, and with leading vowels moved behind their consonant; its first letter is that of toInitial in the
 * website.
 */
export const programs = pgTable(
  'programs',
  {
    id: id(),
    source: text().notNull(),
    key: text().notNull().unique(),
    title: text().notNull(),
    titleKey: text('title_key')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`regexp_replace(upper(regexp_replace(regexp_replace(normalize(translate(title, '๐๑๒๓๔๕๖๗๘๙', '0123456789'), NFD), '[\\u0300-\\u036f\\u0e47-\\u0e4e]', '', 'g'), '([เ-ไ])([ก-ฮ])', '\\2\\1', 'g')), '^[^A-Z0-9ก-ฮ]+(?=[A-Z0-9ก-ฮ])', '')`,
      ),
    tagline: text().notNull().default(''),
    description: text().notNull().default(''),
    schedule: text().notNull().default(''),
    category: text().notNull(),
    images: jsonb().$type<ProgramImages>().notNull().default({}),
    links: jsonb().$type<ProgramLinks>().notNull().default({}),
    personListName: text('person_list_name').notNull().default(''),
    episodeListName: text('episode_list_name').notNull().default(''),
    articleListName: text('article_list_name').notNull().default(''),
    layout: text().notNull().default(''),
    componentId: integer('component_id'),
    featuredVideoId: integer('featured_video_id'),
    featuredEpisodeId: integer('featured_episode_id'),
    galleryId: integer('gallery_id'),
    homepageIndexes: texts('homepage_indexes'),
    access: texts('access'),
    tags: texts('tags'),
    isOld: boolean('is_old').notNull().default(false),
    isRestricted: boolean('is_restricted').notNull().default(false),
    isExclusive: boolean('is_exclusive').notNull().default(false),
    liveStatus: text('live_status').notNull().default(''),
    heroBanner: jsonb('hero_banner').$type<HeroBannerRow>(),
    /** Its position among recommended programmes. */
    position: integer().notNull().default(0),
  },
  (table) => [index('programs_of_category').on(table.category, table.position)],
);

export const seasons = pgTable(
  'seasons',
  {
    id: id(),
    source: source(),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, cascade),
    key: text().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    tagline: text().notNull().default(''),
    schedule: text().notNull().default(''),
    description: text().notNull().default(''),
    images: jsonb().$type<ProgramImages>().notNull().default({}),
    personListName: text('person_list_name').notNull().default(''),
    galleryId: integer('gallery_id'),
  },
  (table) => [unique('seasons_key').on(table.programId, table.key)],
);

/** The presenters and actors of a programme; with a season, only of that. */
export const persons = pgTable(
  'persons',
  {
    id: id(),
    source: source(),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, cascade),
    seasonId: integer('season_id').references(() => seasons.id, cascade),
    firstname: text().notNull(),
    lastname: text().notNull().default(''),
    character: text().notNull().default(''),
    picture: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [index('persons_of_program').on(table.programId, table.position)],
);

/**
 * The episodes of programmes. An episode can be watched from `startsAt` until `endsAt`; before that it is announced.
 */
export const episodes = pgTable(
  'episodes',
  {
    id: id(),
    source: source(),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, cascade),
    seasonId: integer('season_id').references(() => seasons.id, cascade),
    number: integer().notNull().default(0),
    title: text().notNull(),
    tagline: text().notNull().default(''),
    description: text().notNull().default(''),
    picture: text().notNull().default(''),
    firstAiredAt: instant('first_aired_at').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    galleryId: integer('gallery_id'),
    access: texts('access'),
    tags: texts('tags'),
    ageRanges: texts('age_ranges'),
  },
  (table) => [
    index('episodes_newest').on(table.firstAiredAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('episodes_starts').on(table.startsAt),
    index('episodes_ends').on(table.endsAt),
    index('episodes_of_program').on(
      table.programId,
      table.firstAiredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('episodes_of_season').on(
      table.seasonId,
      table.firstAiredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/**
 * Videos, each of one category of the contracts; a `rerun` is the video of an episode. `path` is that of its page,
 * under which its views are counted. `mediaUrl` is an address or a path of the newsroom.
 */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    source: text().notNull(),
    key: text().notNull().unique(),
    path: text().notNull().unique(),
    category: text().notNull(),
    programId: integer('program_id').references(() => programs.id, cascade),
    seasonId: integer('season_id'),
    episodeId: integer('episode_id'),
    ownerId: integer('owner_id'),
    title: text().notNull(),
    tagline: text().notNull().default(''),
    description: text().notNull().default(''),
    picture: text().notNull().default(''),
    mediaUrl: text('media_url').notNull().default(''),
    durationSeconds: integer('duration_seconds').notNull().default(0),
    views: integer().notNull().default(0),
    firstAiredAt: instant('first_aired_at').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    galleryId: integer('gallery_id'),
    sourceKey: text('source_key').notNull().default(''),
    sourceType: text('source_type').notNull().default(''),
    liveStatus: text('live_status').notNull().default(''),
    access: texts('access'),
    tags: texts('tags'),
    ageRanges: texts('age_ranges'),
  },
  (table) => [
    foreignKey({ columns: [table.episodeId], foreignColumns: [episodes.id] }).onDelete('cascade'),
    uniqueIndex('videos_of_episode').on(table.episodeId).where(sql`${table.category} = 'rerun'`),
    index('videos_newest').on(table.firstAiredAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('videos_starts').on(table.startsAt),
    index('videos_ends').on(table.endsAt),
    index('videos_popular').on(table.views.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('videos_of_category').on(
      table.category,
      table.firstAiredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('videos_of_program').on(
      table.programId,
      table.firstAiredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('videos_of_owner').on(table.ownerId, table.firstAiredAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Playlists of videos, played in the order of `videoIds`. */
export const playlists = pgTable(
  'playlists',
  {
    id: id(),
    source: text().notNull(),
    key: text().notNull().unique(),
    programId: integer('program_id').references(() => programs.id, cascade),
    title: text().notNull(),
    ownerTitle: text('owner_title').notNull().default(''),
    picture: text().notNull().default(''),
    videoIds: integer('video_ids').array().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('playlists_of_program').on(table.programId, table.position)],
);
