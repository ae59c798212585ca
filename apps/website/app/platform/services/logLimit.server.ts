const LOG_PERIOD_MS = 60_000;

/** A function that tells whether a line is due in the log: one a minute for each key. It remembers all keys. */
export function createLogLimit(): (key: string) => boolean {
  const logged = new Map<string, number>();
  return (key) => {
    const now = Date.now();
    if (now - (logged.get(key) ?? Number.NEGATIVE_INFINITY) < LOG_PERIOD_MS) return false;
    logged.set(key, now);
    return true;
  };
}
