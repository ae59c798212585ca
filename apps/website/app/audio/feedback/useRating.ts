import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { DISLIKE_FAILED, forgetFailure, LIKE_FAILED, lastSent, rate, subscribe } from './ratingStore.ts';
import { pressed, ratingOf } from './ratings.ts';

/** What this browser says of the reading of an article; read anew on every page (SPEC 4.4-11), where nothing is told any more of what failed. */
export function useRating(refCode: string) {
  const { pathname } = useLocation();
  const rating = useSyncExternalStore(
    subscribe,
    () => ratingOf(refCode),
    () => 0 as const,
  );
  const last = useSyncExternalStore(subscribe, lastSent, lastSent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins anew
  useEffect(forgetFailure, [pathname]);

  const isThis = last.refCode === refCode;
  const isSending = isThis && last.isSending;
  const press = (button: 1 | -1, sorry: string) => {
    if (!isSending) void rate(refCode, pressed(ratingOf(refCode), button), sorry);
  };
  return {
    rating,
    isSending,
    message: isThis ? last.message : '',
    like: () => press(1, LIKE_FAILED),
    dislike: () => press(-1, DISLIKE_FAILED),
  };
}
