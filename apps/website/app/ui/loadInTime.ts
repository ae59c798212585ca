/** How long a file of scripts may take, in milliseconds: at 50 kbit/s the largest takes nearly as long. */
const TIMEOUT_MS = 30_000;

/**
 * A module that is being imported.
 * @throws when it cannot be loaded, and when it has not come in time: on a train the network accepts a request, and then
 * nothing comes for minutes. A module that comes later is there for the next attempt.
 */
export function loadInTime<Module>(module: Promise<Module>): Promise<Module> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(fail, TIMEOUT_MS, new Error('A module has not come in time')),
  );
  return Promise.race([module, late]);
}
