import { PROGRAM_GROUPS } from '@sala/contracts';
import { MINUTE_MS } from '@sala/thai';
import { inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { episodes, persons, programs, videos } from '../../programs/schema.ts';
import { programSearch } from '../schema.ts';
import { type ArticleText, INDEX_VERSION, toArticleVector } from './articleVector.ts';

const BATCH_SIZE = 200;

type ProgramRow = typeof programs.$inferSelect;
type Entry = Omit<typeof programSearch.$inferInsert, 'version' | 'head' | 'words'> & ArticleText;

/**
 * Writes the search rows of these programmes, their episodes and clips. Code that changes them calls it in the same
 * transaction.
 */
export async function indexPrograms(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  // one after the other: a transaction has one connection
  const all = await db.select().from(programs).where(inArray(programs.id, ids));
  const people = await db.select().from(persons).where(inArray(persons.programId, ids));
  const out = await db.select().from(episodes).where(inArray(episodes.programId, ids));
  // a rerun is not indexed: its episode is
  const clips = await db
    .select()
    .from(videos)
    .where(sql`${inArray(videos.programId, ids)} and ${ne(videos.category, 'rerun')}`);
  const programOf = new Map(all.map((row) => [row.id, row]));
  const ofProgram = ({
    programId,
    title,
    tagline,
    description,
    tags,
    ...row
  }: (typeof out | typeof clips)[number]) => ({
    programId: programId ?? 0,
    title,
    lead: [programOf.get(programId ?? 0)?.title, tagline].join(' '),
    body: [description, ...tags].join(' '),
    publishedAt: findLatest(row.firstAiredAt, row.startsAt),
    endsAt: row.endsAt,
  });
  const entries: Entry[] = [
    ...all.map((row) => ({
      programId: row.id,
      ...toText(
        row,
        people.filter(({ programId }) => programId === row.id),
      ),
      // a programme that goes on counts as new; one that has ended is older than all that go on
      publishedAt: new Date(row.isOld ? 0 : Date.now() - MINUTE_MS),
    })),
    ...out.map((row) => ({ episodeId: row.id, ...ofProgram(row) })),
    ...clips.map((row) => ({ videoId: row.id, ...ofProgram(row) })),
  ];
  await db.delete(programSearch).where(inArray(programSearch.programId, ids));
  for (let start = 0; start < entries.length; start += BATCH_SIZE)
    await db.insert(programSearch).values(entries.slice(start, start + BATCH_SIZE).map(toRow));
}

/** Indexes the programmes that another version has indexed. */
export async function indexOutdatedPrograms(db: Database): Promise<void> {
  const outdated = await db
    .selectDistinct({ id: programSearch.programId })
    .from(programSearch)
    .where(ne(programSearch.version, INDEX_VERSION));
  for (const { id } of outdated) await db.transaction((transaction) => indexPrograms(transaction, [id]));
}

function toRow({ lead, body, ...entry }: Entry) {
  const { head, words } = toArticleVector({ title: entry.title, lead, body });
  return { ...entry, version: INDEX_VERSION, head, words };
}

/** The searchable text of a programme, including its group and its presenters. */
function toText({ title, tagline, description, category, tags }: ProgramRow, people: (typeof persons.$inferSelect)[]) {
  const group = Object.hasOwn(PROGRAM_GROUPS, category) ? PROGRAM_GROUPS[category as keyof typeof PROGRAM_GROUPS] : '';
  const names = people.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
  return { title, lead: tagline, body: [description, group, ...names, ...tags].join(' ') };
}

const findLatest = (one: Date, other: Date | null): Date => (other && other > one ? other : one);
