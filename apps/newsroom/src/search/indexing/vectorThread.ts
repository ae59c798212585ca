import { parentPort } from 'node:worker_threads';
import { type ArticleText, toArticleVector } from './articleVector.ts';

// the other side of startVectorThread: answers every list of texts with their vectors, in the order of the lists
parentPort?.on('message', (texts: ArticleText[]) => parentPort?.postMessage(texts.map(toArticleVector)));
