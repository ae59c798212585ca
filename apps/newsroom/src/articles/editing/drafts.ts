import { and, eq, sql } from 'drizzle-orm';
import { findNewestChange } from '../../actions/index.ts';
import { type Database, requireRow } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { formatBangkokTime, parseArticleId } from '../../input/index.ts';
import { type ArticleContent, articleDrafts, articles } from '../schema.ts';
import { parseArticleFile } from './articleFile.ts';
import { DRAFT_NAME, parseDraftId, SOURCE } from './names.ts';
import { findCurrent } from './publishedVersion.ts';
import {
  type Current,
  findConflict,
  type History,
  listVersionHeads,
  openHistory,
  saveCurrent,
  saveVersion,
  type VersionHead,
} from './versions.ts';

/** A draft in a list. */
export interface DraftSummary {
  /** Its name, such as `d12`. */
  draft: string;
  version: number;
  /** The published article it is a working copy of; null of a new one. */
  articleId: number | null;
  title: string;
}

type Draft = typeof articleDrafts.$inferSelect;

/** The actions after which something has no row any more, and what they did to it. */
const DONE = {
  'articles publish': 'published',
  'articles discard': 'discarded',
  'articles unschedule': 'unscheduled',
};

const toDraftName = ({ id }: Pick<Draft, 'id'>): string => `d${id}`;

export const toDraftSummary = ({ version, articleId, content, ...draft }: Draft): DraftSummary => ({
  draft: toDraftName(draft),
  version,
  articleId,
  title: content.title,
});

/**
 * A saved draft; with a `conflict` it was not saved, its text is stored as `version`, and without a working copy `draft`
 * is the article's id.
 */
export interface SavedDraft extends DraftSummary {
  /** A sentence that says who has saved which version since the text was begun. */
  conflict?: string;
}

/** The name under which a draft's versions are stored: its article's id, or for a new article its own. */
const toHistoryName = ({ id, articleId }: Pick<Draft, 'id' | 'articleId'>): string =>
  articleId === null ? toDraftName({ id }) : String(articleId);

/**
 * Creates the draft of a new article.
 * @throws {CommandFailed} when the file is invalid, or names an existing article, which would then be published twice
 */
export async function createDraft(db: Database, file: string, who: string): Promise<DraftSummary> {
  const { content, version } = parseArticleFile(file);
  if (version !== null)
    throw new CommandFailed(
      `The file says version: ${version}, so it changes an existing article: use articles edit. A new article has no such line.`,
    );
  return db.transaction(async (transaction) => {
    const created = requireRow(await transaction.insert(articleDrafts).values({ content }).returning());
    const history = await openHistory(transaction, toHistoryName(created));
    await saveVersion(transaction, history, { who, event: 'draft', content });
    return toDraftSummary(created);
  });
}

/**
 * Changes a draft, named as `d12`; or the working copy of a published or withdrawn article, named by its id, which is
 * created when there is none. What readers see stays as it is. A file that is based on an older version changes nothing:
 * its text is stored as a version of its own.
 * @throws {CommandFailed} when there is no such draft, or the file is invalid or names no version
 */
export async function updateDraft(db: Database, name: string, file: string, who: string): Promise<SavedDraft> {
  const { content, version } = parseArticleFile(file);
  if (version === null)
    throw new CommandFailed(
      'The file does not say which version it changes: articles show prints it, as a line such as version: 3.',
    );
  return saveDraft(db, name, { content, basedOn: version, who, event: 'edit' });
}

interface Save {
  content: ArticleContent;
  /** The version on which the text is based, where that is known. */
  basedOn: number | null;
  who: string;
  event: 'edit' | 'restore';
  note?: string;
}

/**
 * Saves a text as {@link updateDraft} describes, or a restored version.
 * @throws {CommandFailed} when there is no such draft or article
 */
export async function saveDraft(db: Database, name: string, { content, basedOn, ...save }: Save): Promise<SavedDraft> {
  return db.transaction(async (transaction) => {
    const history = await openHistory(transaction, await findHistoryName(transaction, name));
    const draft = await findDraftOf(transaction, history.article);
    const current = draft
      ? { number: draft.version, content: draft.content, isPublished: false }
      : await findPublished(transaction, history);
    await saveCurrent(transaction, history, current);
    const articleId = DRAFT_NAME.test(history.article) ? null : Number(history.article);
    const conflict = basedOn === null ? null : await findConflict(transaction, history, current, basedOn);
    if (conflict) {
      const number = await saveVersion(transaction, history, { ...save, event: 'refused', basedOn, content });
      const base = history.heads.find((head) => head.number === basedOn) as VersionHead;
      const sentences = [
        draft?.articleId && base.isPublished
          ? `${describeWorkingCopy(draft, conflict)} This text was made from version ${basedOn}, the published one (${formatDifferences(history, base, conflict)}).`
          : describeChange(history, base, conflict),
        `The text is kept as version ${number} (articles version ${history.article} ${number}): put both together, and save that with version: ${conflict.number}.`,
      ];
      const named = draft ? toDraftName(draft) : name;
      return { draft: named, version: number, articleId, title: content.title, conflict: sentences.join(' ') };
    }
    const version = await saveVersion(transaction, history, { ...save, basedOn, content });
    const changes = { content, version, changedAt: sql`now()` };
    const saved = draft
      ? await transaction.update(articleDrafts).set(changes).where(eq(articleDrafts.id, draft.id)).returning()
      : await transaction.insert(articleDrafts).values({ articleId, content, version }).returning();
    return toDraftSummary(requireRow(saved));
  });
}

async function findPublished(transaction: Database, { article, heads }: History): Promise<Current> {
  if (DRAFT_NAME.test(article)) throw await toDraftNotFound(transaction, article);
  const current = await findCurrent(transaction, Number(article), heads);
  if (!current) throw await toArticleNotFound(transaction, Number(article));
  return current;
}

function describeChange(history: History, base: VersionHead, { number, who, at }: VersionHead): string {
  const { article } = history;
  const named = DRAFT_NAME.test(article) ? `Draft ${article}` : `Article ${article}`;
  const differences = formatDifferences(history, base, { number });
  return `${named} has changed since version ${base.number}, which this text was made from: ${who || 'somebody'} saved version ${number} at ${formatBangkokTime(at)} (${differences}).`;
}

const formatDifferences = ({ article }: History, before: VersionHead, after: Pick<VersionHead, 'number'>): string =>
  `articles differences ${article} ${before.number} ${after.number}`;

/** A sentence that says that an article has a working copy, and who saved its newest version. */
export const describeWorkingCopy = (
  { id, articleId, version }: Pick<Draft, 'id' | 'articleId' | 'version'>,
  { who, at }: Pick<VersionHead, 'who' | 'at'>,
): string =>
  `Article ${articleId} has a working copy, d${id}, which ${who || 'somebody'} saved as version ${version} at ${formatBangkokTime(at)}: articles show d${id} shows it.`;

/**
 * The name under which the versions of a draft or an article are stored.
 * @throws {CommandFailed} when it is no name of either
 */
export async function findHistoryName(db: Database, name: string): Promise<string> {
  if (!DRAFT_NAME.test(name)) return String(parseArticleId(name));
  const draft = await findDraftByNumber(db, parseDraftId(name));
  return draft ? toHistoryName(draft) : name;
}

/** The draft whose versions are stored under this name; null when there is none. */
export async function findDraftOf(db: Database, article: string): Promise<Draft | null> {
  if (DRAFT_NAME.test(article)) return findDraftByNumber(db, parseDraftId(article));
  const [draft] = await db
    .select()
    .from(articleDrafts)
    .where(eq(articleDrafts.articleId, Number(article)));
  return draft ?? null;
}

/** A draft by its id; null when there is none. */
export async function findDraftByNumber(db: Database, id: number): Promise<Draft | null> {
  const [draft] = await db.select().from(articleDrafts).where(eq(articleDrafts.id, id));
  return draft ?? null;
}

/**
 * A draft by its name.
 * @throws {CommandFailed} when there is none
 */
export async function findDraftByName(db: Database, name: string): Promise<Draft> {
  const draft = await findDraftByNumber(db, parseDraftId(name));
  if (!draft) throw await toDraftNotFound(db, name);
  return draft;
}

/**
 * Discards a draft; a published article of which it is a working copy stays. Its versions are stored for thirty days,
 * those of an article as long as the article.
 * @throws {CommandFailed} when there is none of that name
 */
export async function deleteDraft(db: Database, name: string, who: string): Promise<DraftSummary> {
  const id = parseDraftId(name);
  return db.transaction(async (transaction) => {
    const history = await openHistory(transaction, await findHistoryName(transaction, name));
    const [draft] = await transaction.delete(articleDrafts).where(eq(articleDrafts.id, id)).returning();
    if (!draft) throw await toDraftNotFound(transaction, name);
    const { content, version } = draft;
    await saveCurrent(transaction, history, { number: version, content, isPublished: false });
    await saveVersion(transaction, history, { who, event: 'discard', content });
    return toDraftSummary(draft);
  });
}

/**
 * Says that the newest version of a draft is finished, until another version is saved.
 * @throws {CommandFailed} when there is none of that name
 */
export async function markReady(db: Database, name: string): Promise<DraftSummary> {
  const [draft] = await db
    .update(articleDrafts)
    .set({ readyVersion: sql`${articleDrafts.version}` })
    .where(eq(articleDrafts.id, parseDraftId(name)))
    .returning();
  if (!draft) throw await toDraftNotFound(db, name);
  return toDraftSummary(draft);
}

/**
 * Requires that a draft, which may be discarded, belongs to no article, and that nobody else has changed it.
 * @throws {CommandFailed} when an editor has to do it
 */
export async function requireOwnDraft(
  db: Database,
  name: string,
  who: string,
  verb: 'discards' | 'restores',
): Promise<void> {
  const article = await findHistoryName(db, name);
  const named = article === name ? 'an article' : `the working copy of article ${article}`;
  if (!DRAFT_NAME.test(article)) throw new CommandFailed(`${name} is ${named}: an editor ${verb} it.`);
  const other = (await listVersionHeads(db, name)).find((head) => head.who !== who);
  if (other) throw new CommandFailed(`${other.who || 'Somebody'} has changed ${name}, too: an editor ${verb} it.`);
}

/** Says that there is no such draft; for one that existed, what has become of it. */
export async function toDraftNotFound(db: Database, name: string): Promise<CommandFailed> {
  const isFrom = and(eq(articles.source, SOURCE), eq(articles.sourceId, name));
  const [published] = await db.select({ id: articles.id }).from(articles).where(isFrom);
  const became = published
    ? `: it was published as article ${published.id}, which articles edit ${published.id} changes`
    : (await listVersionHeads(db, name)).length > 0
      ? `: it was discarded, and articles restore ${name} has it back`
      : await describeLastChange(db, ['articles publish', 'articles discard'], ['draft', name]);
  return new CommandFailed(`There is no draft ${name}${became}.`);
}

/** What became of something of which no row is left, such as a working copy. */
async function describeLastChange(
  db: Database,
  actions: (keyof typeof DONE)[],
  named: [field: string, value: string],
): Promise<string> {
  const entry = await findNewestChange(db, actions, named);
  if (!entry) return '';
  return `: ${entry.who} ${DONE[entry.action as keyof typeof DONE]} it at ${formatBangkokTime(entry.at)} (${entry.message.replaceAll('\n', '; ')})`;
}

/** Says that there is no such article; for one that was scheduled, which draft it has become. */
export async function toArticleNotFound(db: Database, id: number): Promise<CommandFailed> {
  const became = await describeLastChange(db, ['articles unschedule'], ['id', String(id)]);
  return new CommandFailed(`There is no article ${id}${became}.`);
}
