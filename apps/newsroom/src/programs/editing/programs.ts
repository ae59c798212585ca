import { PROGRAM_GROUPS, type ProgramGroup, webAddress } from '@sala/contracts';
import { and, asc, count, eq, inArray, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, requireRow } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { storableLink, storableText } from '../../input/index.ts';
import { indexPrograms } from '../../search/index.ts';
import { episodes, type ProgramImages, type ProgramLinks, persons, programs, seasons } from '../schema.ts';
import { nameFeatured, toFeatured } from './featured.ts';
import {
  access,
  galleryId,
  key,
  line,
  listGalleryLinks,
  media,
  paragraph,
  picture,
  type Stored,
  tags,
  title,
  type WrittenFile,
  withoutEmpty,
} from './fields.ts';
import { findProgram } from './findProgram.ts';

const GROUPS = Object.keys(PROGRAM_GROUPS) as [ProgramGroup, ...ProgramGroup[]];
/** The tabs of a programme's page, and the names of their lists in the programme API. */
const TABS = { episodes: 'episode', clips: 'video', shortClips: 'story' } as const;
type Tab = keyof typeof TABS;
const TAB_NAMES = Object.keys(TABS) as [Tab, ...Tab[]];

const images = z
  .strictObject({
    display: picture,
    generalCover: picture,
    verticalCover: picture,
    logo: picture,
    headerBackground: picture,
    epicBackground: picture,
  })
  .partial()
  .default({})
  // an absent field is empty
  .transform((images): ProgramImages => withoutEmpty(images) as ProgramImages);

const link = line.refine((typed) => typed === '' || webAddress.parse(typed) !== '', 'it is no web address');
const mail = line.refine((typed) => /^(\S+@\S+)?$/.test(typed), 'it is no email');

const season = z.strictObject({
  key,
  title,
  tagline: line.default(''),
  description: paragraph.default(''),
  schedule: line.default(''),
  images,
  galleryId,
});

const person = z.strictObject({
  firstname: title,
  lastname: line.default(''),
  character: line.default(''),
  picture,
  /** The key of a season; a person without one belongs to the whole programme. */
  season: key.optional(),
});

/** As in the programme API; empty is the standard one. */
const LAYOUTS = ['', 'standard', 'vertical', 'clean'] as const;

const button = z.strictObject({ label: title, link: storableLink });

/** Its large banner on the page of all programmes (SPEC 3.5-44 to 3.5-47). */
const heroBanner = z.strictObject({
  title,
  subtitle: line.default(''),
  picture: storableText(2000).min(1, 'it is empty'),
  videoUrl: media.exactOptional(),
  primary: button,
  secondary: button.exactOptional(),
});

/** A programme as its file describes it, with its seasons, the oldest first, and its people. */
export const programFile = z.strictObject({
  title,
  group: z.enum(GROUPS),
  tagline: line.default(''),
  description: paragraph.default(''),
  schedule: line.default(''),
  images,
  links: z
    .strictObject({ mail, website: link, facebook: link, twitter: link, youtube: link, platform: link })
    .partial()
    .default({})
    .transform((links): ProgramLinks => withoutEmpty(links) as ProgramLinks),
  tags,
  access,
  tabs: z.array(z.enum(TAB_NAMES)).default(['episodes', 'clips']),
  position: z.int().min(0).max(10_000).default(0),
  isOld: z.boolean().default(false),
  isExclusive: z.boolean().default(false),
  isRestricted: z.boolean().default(false),
  personListName: line.default(''),
  episodeListName: line.default(''),
  articleListName: line.default(''),
  heroBanner: heroBanner.nullable().default(null),
  /** Which of its pictures stands at the head of its page (SPEC 3.5-34). */
  layout: z.enum(LAYOUTS).default(''),
  /** See {@link toFeatured}. */
  featured: line.default(''),
  galleryId,
  seasons: z
    .array(season)
    .max(100)
    .refine((all) => new Set(all.map((one) => one.key)).size === all.length, 'two have the same key')
    .default([]),
  persons: z.array(person).max(200).default([]),
});
export type ProgramFile = z.output<typeof programFile>;

/** The pictures that a programme's file names. */
export const listProgramPictures = (file: ProgramFile): string[] =>
  [file.images, ...file.seasons.map((one) => one.images)]
    .flatMap((one): string[] => Object.values(one))
    .concat(file.persons.map((one) => one.picture))
    .concat(file.heroBanner?.picture ?? []);

/** The links that a programme's file names. */
export const listProgramLinks = ({ heroBanner: banner, ...file }: ProgramFile): string[] => [
  ...[banner?.primary, banner?.secondary].flatMap((one) => one?.link ?? []),
  ...[file, ...file.seasons].flatMap((one) => listGalleryLinks(one.galleryId)),
];

/** The films that a programme's file names. */
export const listProgramFilms = (file: ProgramFile): string[] => [file.heroBanner?.videoUrl ?? []].flat();

/** The programmes in their order, each with how many episodes it has. */
export function listPrograms(db: Database) {
  return db
    .select({ key: programs.key, title: programs.title, group: programs.category, episodes: count(episodes.id) })
    .from(programs)
    .leftJoin(episodes, eq(episodes.programId, programs.id))
    .groupBy(programs.id)
    .orderBy(asc(programs.position), asc(programs.id));
}

/**
 * The file of a programme, by its key or its id.
 * @throws {CommandFailed} when there is none of that name
 */
export async function showProgram(db: Database, name: string): Promise<WrittenFile> {
  const { key: itsKey } = await findProgram(db, name);
  return (await readProgram(db, itsKey)) ?? {};
}

/** The file of a programme; null when there is none of that key. */
export async function readProgram(db: Database, programKey: string): Promise<WrittenFile | null> {
  const [row] = await db.select().from(programs).where(eq(programs.key, programKey));
  if (!row) return null;
  const { id, category: group, homepageIndexes: indexes, ...rest } = row;
  const ofProgram = await db.select().from(seasons).where(eq(seasons.programId, id)).orderBy(asc(seasons.number));
  const everybody = await db.select().from(persons).where(eq(persons.programId, id)).orderBy(asc(persons.position));
  const known = programFile
    .omit({ seasons: true, persons: true, group: true, tabs: true, featured: true })
    .keyof().options;
  return {
    group,
    ...withoutEmpty(Object.fromEntries(known.map((field) => [field, rest[field]]))),
    tabs: TAB_NAMES.filter((tab) => indexes.includes(TABS[tab])),
    ...withoutEmpty({ featured: await nameFeatured(db, row) }),
    seasons: ofProgram.map((one) => {
      const { tagline, description, schedule } = one;
      return {
        key: one.key,
        title: one.title,
        ...withoutEmpty({ tagline, description, schedule, images: one.images, galleryId: one.galleryId }),
      };
    }),
    persons: everybody.map(({ firstname, lastname, character, picture: portrait, seasonId }) => ({
      firstname,
      ...withoutEmpty({ lastname, character, picture: portrait }),
      ...(seasonId !== null && { season: ofProgram.find((one) => one.id === seasonId)?.key }),
    })),
  };
}

/**
 * Creates or replaces the programme of a key. Seasons are identified by their keys.
 * @throws {CommandFailed} when a season with episodes would be removed, or the file names a season, an episode or a clip
 * that does not exist
 */
export async function setProgram(db: Database, programKey: string, file: ProgramFile): Promise<Stored> {
  const { group, tabs, seasons: seasonFiles, persons: people, featured, ...rest } = file;
  const columns = { ...rest, source: 'editor', category: group, homepageIndexes: tabs.map((tab) => TABS[tab]) };
  return db.transaction(async (transaction) => {
    const { id: programId } = requireRow(
      await transaction
        .insert(programs)
        .values({ key: programKey, ...columns })
        .onConflictDoUpdate({ target: programs.key, set: columns })
        .returning({ id: programs.id }),
    );
    const ids = await storeSeasons(transaction, programId, seasonFiles);
    const rows = people.map(({ season: of, ...one }, position) => {
      const seasonId = of === undefined ? null : ids.get(of);
      if (seasonId === undefined)
        throw new CommandFailed(`${one.firstname} names the season ${of}, which does not exist.`);
      return { ...one, programId, seasonId, position };
    });
    await storePersons(transaction, programId, rows);
    await transaction
      .update(programs)
      .set(await toFeatured(transaction, programId, featured))
      .where(eq(programs.id, programId));
    await indexPrograms(transaction, [programId]);
    return { key: programKey, path: `/program/${programKey}` };
  });
}

/** Stores the seasons of a programme in their order; returns their ids by their keys. */
async function storeSeasons(
  db: Database,
  programId: number,
  seasonFiles: ProgramFile['seasons'],
): Promise<Map<string, number>> {
  const keys = seasonFiles.map((one) => one.key);
  const gone = and(eq(seasons.programId, programId), keys.length > 0 ? notInArray(seasons.key, keys) : undefined);
  const [inUse] = await db
    .select({ key: seasons.key, episodes: count(episodes.id) })
    .from(seasons)
    .innerJoin(episodes, eq(episodes.seasonId, seasons.id))
    .where(gone)
    .groupBy(seasons.id);
  if (inUse)
    throw new CommandFailed(`The season ${inUse.key} still has episodes (${inUse.episodes}): remove them first.`);
  await db.delete(seasons).where(gone);
  const ids = new Map<string, number>();
  for (const [index, one] of seasonFiles.entries()) {
    const columns = { ...one, source: 'editor', number: index + 1 };
    const stored = await db
      .insert(seasons)
      .values({ programId, ...columns })
      .onConflictDoUpdate({ target: [seasons.programId, seasons.key], set: columns })
      .returning({ id: seasons.id });
    ids.set(one.key, requireRow(stored).id);
  }
  return ids;
}

/** Stores the persons of a programme; who is there already, by name and season, keeps the id. */
async function storePersons(db: Database, programId: number, rows: (typeof persons.$inferInsert)[]): Promise<void> {
  const others = await db.select().from(persons).where(eq(persons.programId, programId)).orderBy(asc(persons.position));
  const identify = ({ firstname, lastname, seasonId }: (typeof rows)[number]) =>
    JSON.stringify([firstname, lastname, seasonId]);
  for (const row of rows) {
    const index = others.findIndex((one) => identify(one) === identify(row));
    const [stored] = index === -1 ? [] : others.splice(index, 1);
    const columns = { ...row, source: 'editor' };
    if (stored) await db.update(persons).set(columns).where(eq(persons.id, stored.id));
    else await db.insert(persons).values(columns);
  }
  const gone = others.map(({ id }) => id);
  if (gone.length > 0) await db.delete(persons).where(inArray(persons.id, gone));
}

/**
 * The id of a programme's season by its key; null for none.
 * @throws {CommandFailed} when there is no such season
 */
export async function findSeason(
  db: Database,
  programId: number,
  seasonKey: string | undefined,
): Promise<number | null> {
  if (seasonKey === undefined) return null;
  const ofKey = and(eq(seasons.programId, programId), eq(seasons.key, seasonKey));
  const [row] = await db.select({ id: seasons.id }).from(seasons).where(ofKey);
  if (!row) throw new CommandFailed(`The programme has no season ${seasonKey}.`);
  return row.id;
}
