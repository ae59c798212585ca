import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';
import type { NarrationJob } from '../narrationService.ts';
import { narrations } from '../schema.ts';
import { splitKnownSounds } from '../tts/synthesizeUnknown.ts';
import type { KnownSounds } from '../tts/ttsProvider.ts';

/**
 * The sounds of lines in the narration that a new one replaces; none when a command asked to make it anew, and none
 * when the store has lost it.
 */
export async function loadKnownSounds(
  db: Database,
  store: FileStore,
  { articleId, speaker }: NarrationJob,
): Promise<KnownSounds> {
  const [narration] = await db
    .select({ sound: narrations.sound, lines: narrations.lines })
    .from(narrations)
    .where(and(eq(narrations.articleId, articleId), eq(narrations.speaker, speaker), ne(narrations.revision, '')));
  // narrations of earlier versions do not say which bytes belong to which line
  const lines = narration?.lines.flatMap(({ fingerprint, bytes }) =>
    fingerprint === undefined || bytes === undefined ? [] : { fingerprint, bytes },
  );
  if (!narration || !lines?.length) return new Map();
  const file = await store.read(narration.sound);
  return file ? splitKnownSounds(Buffer.from(await new Response(file.stream).arrayBuffer()), lines) : new Map();
}
