import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** False on the server and until the page is hydrated, so that the HTML works without scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}
