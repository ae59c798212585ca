const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 16_000;

/** Tries something again after ever longer pauses, or as soon as the network is back. */
export interface TryAgain {
  later(): void;
  /** Now, and not later. */
  now(): void;
  /** How often it was tried since something came. */
  tries(): number;
  /** Something came: the next pause is short again. */
  came(): void;
  end(): void;
}

export function tryAgain(attempt: () => void): TryAgain {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    tries++;
    attempt();
  };
  const online = () => timer && now();
  addEventListener('online', online);
  return {
    later() {
      timer ??= setTimeout(now, Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE));
    },
    now,
    tries: () => tries,
    came() {
      clearTimeout(timer);
      timer = undefined;
      tries = 0;
    },
    end() {
      clearTimeout(timer);
      removeEventListener('online', online);
    },
  };
}
