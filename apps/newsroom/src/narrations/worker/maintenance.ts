import { AUDIO } from '@sala/station';
import { acquireLeaseFor, type Database } from '../../database/index.ts';
import { formatCount } from '../../input/index.ts';
import type { FileStore } from '../../store/index.ts';
import { createRewriter, readDictionary } from '../dictionary/index.ts';
import { narrationFailures } from '../schema.ts';
import { markOutdated, SPEAKER_IDS } from './pendingNarrations.ts';
import type { SynthesisContext } from './runNarrationJob.ts';
import { deleteNarrationsWithoutSound, deleteOrphanedSounds } from './storage.ts';

/**
 * How often maintenance looks for sounds without a narration and narrations without a sound, for old articles that have
 * changed, and for an introduction that failed, in milliseconds.
 */
const INTERVAL = { search: 3600_000, intro: 60_000 };

/** After one newsroom has searched, the others do not for so many seconds. */
const LEASE_SECONDS = INTERVAL.search / 1000 - 60;

/** The tasks beside making narrations. */
export class Maintenance {
  /** The name of the sound before the first article; undefined while there is none. */
  intro: string | undefined;
  #hasBegun = false;
  // by a monotonic clock
  #nextIntro = 0;
  #nextSearch = 0;
  #suspects = new Set<string>();
  #report: (reason: string) => void;

  constructor(report: (reason: string) => void) {
    this.#report = report;
  }

  /** Runs the tasks that are due. A failure does not stop narrations: the task is due again later. */
  async doDue({ db, voice, store }: SynthesisContext, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    if (!this.#hasBegun) {
      // the voice may have been replaced by one that can say what the former refused
      await db.delete(narrationFailures);
      this.#hasBegun = true;
    }
    if (this.intro === undefined && now >= this.#nextIntro) {
      this.#nextIntro = now + INTERVAL.intro;
      const { readings } = await readDictionary(db);
      const speech = await voice.synthesize([createRewriter(readings)(AUDIO.intro)], SPEAKER_IDS[0] ?? 0, signal);
      this.intro = await store.save(speech.mp3);
    }
    if (now >= this.#nextSearch) {
      const isStart = this.#nextSearch === 0;
      this.#nextSearch = now + INTERVAL.search;
      // another newsroom with another dictionary may have deleted it
      if (this.intro && !(await has(store, this.intro))) this.intro = undefined;
      // one of several newsrooms does this
      const isDue = await acquireLeaseFor(db, 'speech search', LEASE_SECONDS);
      // a restored database may have the lease of a search, but not the sounds that were there then
      if (isDue || isStart) await this.#deleteNarrationsWithoutSound(db, store);
      if (!isDue) return;
      await markOutdated(db);
      this.#suspects = await deleteOrphanedSounds(db, store, this.#suspects, (sound) => sound === this.intro);
    }
  }

  async #deleteNarrationsWithoutSound(db: Database, store: FileStore): Promise<void> {
    const count = await deleteNarrationsWithoutSound(db, store);
    if (count === 0) return;
    const [recent, older] = ['recent news is read again now', 'older news when somebody wants to hear it'];
    this.#report(`The store did not have the sound of ${formatCount(count, 'narration')}: ${recent}, ${older}.`);
  }
}

async function has(store: FileStore, name: string): Promise<boolean> {
  const sound = await store.read(name);
  await sound?.stream.cancel();
  return sound !== undefined;
}
