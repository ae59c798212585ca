import type { OpenDatabase } from '../database/index.ts';
import { watchScheduled } from './watchScheduled.ts';

/** A listener for changes. */
export interface Follower {
  /** A change: JSON of the contracts' `change`. */
  notify(change: string): void;
  /** No further changes will come. */
  ended(): void;
}

export interface Changes {
  /** Sends every change from now on; the function that it returns stops that. */
  follow(follower: Follower): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'changes';
const EVERYTHING = '{"everything": true}';

/**
 * Listens to the notifications of the database's triggers (`database/triggers.test.ts` lists them), and adds a change
 * when the time of something scheduled has come.
 */
export async function listenToChanges(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  onError: (error: unknown) => void,
): Promise<Changes> {
  const followers = new Set<Follower>();
  const announce = (change: string) => {
    for (const follower of followers) follower.notify(change);
  };
  const appearing = watchScheduled(db, (change) => announce(JSON.stringify(change)), onError);
  const handleNotification = (change: string) => {
    announce(change);
    appearing.lookAgain();
  };
  const end = await listen(CHANNEL, { notify: handleNotification, missed: () => handleNotification(EVERYTHING) });
  return {
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    async close() {
      for (const follower of followers) follower.ended();
      await appearing.close();
      await end();
    },
  };
}
