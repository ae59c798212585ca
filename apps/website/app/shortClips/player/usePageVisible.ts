import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the page is before somebody's eyes, as far as the browser knows. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    listen,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
