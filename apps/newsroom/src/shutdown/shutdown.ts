/** The end of a newsroom: it holds the signal that tells all work to end, and waits for it. */
export interface Shutdown {
  /**
   * Aborted when the newsroom is told to stop: work ends as soon as it can, and leaves nothing that nobody goes on with.
   * Its reason is an error that completes a sentence such as “The import stopped: …”.
   */
  signal: AbortSignal;
  /** Has `begin` wait until the returned function is called. */
  hold(): () => void;
  /** Closes a background job as soon as the newsroom is told to stop. */
  closeWhenBegun(job: { close(): Promise<void> }): void;
  /** Tells all work to end, and resolves when it has. */
  begin(): Promise<void>;
}

export function createShutdown(): Shutdown {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  return {
    signal,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      running.add(promise);
      return () => {
        running.delete(promise);
        resolve();
      };
    },
    closeWhenBegun: (job) => {
      // the caller of startJob closes the job, too, and gets its errors
      signal.addEventListener('abort', () => void job.close().catch(() => {}));
    },
    async begin() {
      stopping.abort(new Error('the newsroom is stopping'));
      while (running.size > 0) await Promise.all(running);
    },
  };
}
