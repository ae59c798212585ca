import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { articles } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';
import { dictionaryVersion } from '../dictionary/index.ts';
import { narrationFailures, narrations } from '../schema.ts';
import type { SynthesisError, SynthesizedSpeech } from '../tts/ttsProvider.ts';
import type { NarrationText } from './narrationText.ts';
import { bySpeakerOrder, findNarrationState } from './pendingNarrations.ts';

/** The first retry comes after a minute, each further one after twice as long, up to so many minutes. */
const MAX_RETRY_MINUTES = 360;
const MAX_MESSAGE_LENGTH = 500;

/** True while the article and the dictionary are those of the narration text. */
const isStill = ({ articleId, revisedAt, dictionary }: NarrationText) =>
  sql`articles.id = ${articleId} and articles.updated_at = ${revisedAt}::timestamptz and ${dictionaryVersion} = ${dictionary}`;

/** Notes that narrations of an article still match its text; returns whether this speaker's does. */
export async function confirmNarration(db: Database, article: NarrationText, speaker: number): Promise<boolean> {
  const { articleId, revision } = article;
  const confirmed = await db
    .update(narrations)
    .set({ revisedAt: sql`articles.updated_at` })
    .from(articles)
    .where(and(eq(narrations.articleId, articleId), eq(narrations.revision, revision), isStill(article)))
    .returning({ speaker: narrations.speaker });
  return confirmed.some((one) => one.speaker === speaker);
}

/** Saves a narration whose sound is in the store; returns false when the article has changed meanwhile, or is gone. */
export async function saveNarration(
  db: Database,
  article: NarrationText,
  { speaker, speech, sound }: { speaker: number; speech: SynthesizedSpeech; sound: string },
): Promise<boolean> {
  const { lines, provider, mp3 } = speech;
  const spokenLines = lines.map((line, at) => ({ text: article.lines[at] ?? '', ...line }));
  return db.transaction(async (transaction) => {
    // a withdrawal waits here, and then deletes this narration as well
    const [still] = await transaction
      .select({ updatedAt: sql<string>`${articles.updatedAt}::text` })
      .from(articles)
      .where(isStill(article))
      .for('update');
    if (!still) return false;
    const narration = {
      revision: article.revision,
      revisedAt: sql`${article.revisedAt}::timestamptz`,
      sound,
      bytes: mp3.length,
      duration: lines.at(-1)?.end ?? 0,
      lines: spokenLines,
      provider,
      createdAt: sql`now()`,
    };
    await transaction
      .insert(narrations)
      .values({ articleId: article.articleId, speaker, ...narration })
      .onConflictDoUpdate({ target: [narrations.articleId, narrations.speaker], set: narration });
    await transaction
      .delete(narrationFailures)
      .where(and(eq(narrationFailures.articleId, article.articleId), eq(narrationFailures.speaker, speaker)));
    await updateVoicePaths(transaction, [article.articleId]);
    return true;
  });
}

/** Saves why a narration failed, and when it is tried again: at once if the article has changed meanwhile. */
export async function saveFailure(
  db: Database,
  article: NarrationText,
  speaker: number,
  { kind, message }: SynthesisError,
): Promise<void> {
  const retryAfter = (attempts: SQL) =>
    kind === 'refused'
      ? sql`null`
      : sql`now() + make_interval(mins => least(2 ^ (${attempts} - 1), ${MAX_RETRY_MINUTES})::int)`;
  const attempts = sql`case when narration_failures.revised_at = excluded.revised_at then narration_failures.attempts + 1 else 1 end`;
  await db.execute(sql`
    insert into narration_failures (article_id, speaker, revised_at, message, retry_at)
    select id, ${speaker}, updated_at, ${message.slice(0, MAX_MESSAGE_LENGTH)}, ${retryAfter(sql`1`)} from articles where ${isStill(article)}
    on conflict (article_id, speaker) do update set revised_at = excluded.revised_at, message = excluded.message,
      attempts = ${attempts}, failed_at = now(), retry_at = ${retryAfter(sql`(${attempts})`)}`);
}

/**
 * Marks all narrations of an article to be made anew, though it has not changed; the old sound stays until then. False
 * when no such article is published.
 */
export async function requeueArticle(db: Database, articleId: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction
      .update(narrations)
      .set({ revision: '', revisedAt: null })
      .where(eq(narrations.articleId, articleId));
    await transaction.delete(narrationFailures).where(eq(narrationFailures.articleId, articleId));
    return (await findNarrationState(transaction, articleId)) !== undefined;
  });
}

/** Sets the sound of articles in lists: that of the first speaker with a narration. */
export async function updateVoicePaths(db: Database, articleIds: number[]): Promise<void> {
  const path = sql`coalesce((
    select '/speech/' || narrations.sound || '.mp3' from narrations where narrations.article_id = articles.id
    order by ${bySpeakerOrder} limit 1), '')`;
  await db
    .update(articles)
    .set({ voicePath: path })
    .where(and(inArray(articles.id, articleIds), sql`articles.voice_path <> ${path}`));
}

/** Deletes sounds from the store that no article has any more. */
export async function deleteUnreferencedSounds(db: Database, store: FileStore, sounds: string[]): Promise<void> {
  const referenced = await listReferencedSounds(db, sounds);
  for (const sound of sounds) if (!referenced.has(sound)) await store.remove(sound);
}

/** Those of the sounds that belong to an article. */
export async function listReferencedSounds(db: Database, sounds: string[]): Promise<Set<string>> {
  if (sounds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ sound: narrations.sound })
    .from(narrations)
    .where(inArray(narrations.sound, sounds));
  return new Set(rows.map(({ sound }) => sound));
}
