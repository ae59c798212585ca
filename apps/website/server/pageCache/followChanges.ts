import { change } from '@sala/contracts';
import { EventSource } from 'eventsource';
import { Agent, fetch } from 'undici';
import { announceFollowing, applyChange, invalidateAll } from './applyChange.ts';
import type { PageCache } from './pageCache.ts';

/** After so long without any data, in milliseconds, a stream counts as dead: a live one sends keep-alives. */
const SILENCE_TIMEOUT_MS = 45_000;
/** How soon a refused stream is requested again, in milliseconds: the pause grows each time. */
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 15_000;

/**
 * Follows a service's event stream and applies its changes to the caches. After a break the missed changes are unknown,
 * so every page is rendered anew. Reconnects by itself.
 * @returns what ends it
 */
export function followChanges(pages: PageCache | null, url: string): () => void {
  const dispatcher = new Agent({ headersTimeout: SILENCE_TIMEOUT_MS, bodyTimeout: SILENCE_TIMEOUT_MS });
  let source: EventSource;
  let retry: NodeJS.Timeout | undefined;
  let wait = MIN_RETRY_DELAY_MS;
  let isLost = false;
  let hasFailed = false;

  function connect(): void {
    source = new EventSource(url, { fetch: (address, init) => fetch(address, { ...init, dispatcher }) as never });
    source.addEventListener('open', () => {
      wait = MIN_RETRY_DELAY_MS;
      announceFollowing(true);
      if (!isLost) return;
      isLost = false;
      hasFailed = false;
      console.info('changes: the stream is back');
      invalidateAll(pages);
    });
    source.addEventListener('message', ({ data }) => {
      const message = change.safeParse(parseJson(data));
      if (message.success) applyChange(pages, message.data);
      else console.error('changes: a message cannot be read');
    });
    source.addEventListener('error', ({ message }) => {
      // a service that restarts ends its stream in order; that it does not come back is an error
      if (!message) console.warn(`changes: the stream ${url} has ended`);
      else if (!hasFailed) console.error(`changes: the stream ${url} is lost (${message})`);
      isLost = true;
      hasFailed = Boolean(message);
      announceFollowing(false);
      // after a refusal an EventSource does not connect again
      if (source.readyState !== source.CLOSED) return;
      retry = setTimeout(connect, wait * (0.5 + Math.random() / 2)).unref();
      wait = Math.min(wait * 2, MAX_RETRY_DELAY_MS);
    });
  }

  connect();
  return () => {
    clearTimeout(retry);
    announceFollowing(false);
    source.close();
    dispatcher.destroy().catch(() => {});
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
