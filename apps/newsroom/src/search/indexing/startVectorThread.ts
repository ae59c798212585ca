import { Worker } from 'node:worker_threads';
import type { ArticleText, ArticleVector } from './articleVector.ts';

/** What is enough for it: with as much as the newsroom's own thread has (`YOUNG_HEAP`), an import takes 50 MB more. */
const MEMORY = { maxYoungGenerationSizeMb: 12 };

/** A thread that splits texts into words, which takes as long as writing them into the embedded database. */
export interface VectorThread {
  /** The vectors of articles, in their order. Rejects when the thread has ended. */
  toVectors(texts: ArticleText[]): Promise<ArticleVector[]>;
  stop(): Promise<void>;
}

/** Starts the thread, which has a dictionary of its own: 0.2 s of CPU, worth it for hundreds of articles. */
export function startVectorThread(): VectorThread {
  const worker = new Worker(new URL('./vectorThread.ts', import.meta.url), { resourceLimits: MEMORY });
  const waiting: PromiseWithResolvers<ArticleVector[]>[] = [];
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const answer of waiting.splice(0)) answer.reject(failure);
  };
  worker.on('message', (vectors: ArticleVector[]) => waiting.shift()?.resolve(vectors));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that splits texts into words has ended.')));
  return {
    toVectors(texts) {
      if (failure) return Promise.reject(failure);
      const answer = Promise.withResolvers<ArticleVector[]>();
      waiting.push(answer);
      worker.postMessage(texts);
      return answer.promise;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
