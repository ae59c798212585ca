const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 16_000;

/** In milliseconds. */
interface Pause {
  /** Replaces the pause that is due, also one that has begun. */
  exactlyMs?: number;
  /** Up to where pauses grow. */
  atMostMs?: number;
}

/** Tries something again after ever longer pauses, or as soon as the network is back. */
export interface Retry {
  later(pause?: Pause): void;
  /** Tries again at once. */
  now(): void;
  /** The number of attempts since the last success. */
  tries(): number;
  /** Reports a success: the next pause is short again. */
  succeeded(): void;
  end(): void;
}

export function createRetry(attempt: () => void): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    stop();
    tries++;
    attempt();
  };
  const online = () => timer && now();
  addEventListener('online', online);
  return {
    later({ exactlyMs, atMostMs = MAX_DELAY_MS } = {}) {
      if (exactlyMs !== undefined) stop();
      timer ??= setTimeout(now, exactlyMs ?? Math.min(FIRST_DELAY_MS * 2 ** tries, atMostMs));
    },
    now,
    tries: () => tries,
    succeeded() {
      stop();
      tries = 0;
    },
    end() {
      stop();
      removeEventListener('online', online);
    },
  };
}
