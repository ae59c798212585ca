import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run: false on the server and until the page is hydrated, so that the server's HTML works without
 * them.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
