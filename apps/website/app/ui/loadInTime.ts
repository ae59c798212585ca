/** How long a file of scripts may take, in milliseconds: at 50 kbit/s the largest takes nearly as long. */
const TIMEOUT_MS = 30_000;

/**
 * A file of scripts that is being loaded: a module, the service worker.
 * @throws when it cannot be loaded, and when it has not come in time: on a train the network accepts a request, and then
 * nothing comes for minutes. What comes later is there for the next attempt.
 */
export function loadInTime<Script>(script: Promise<Script>): Promise<Script> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(fail, TIMEOUT_MS, new Error('A script has not come in time')),
  );
  return Promise.race([script, late]);
}
