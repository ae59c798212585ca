import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { clearFailure, DISLIKE_FAILED, findLastSent, LIKE_FAILED, rate, subscribe } from './ratingStore.ts';
import { findRating, toRating } from './ratings.ts';

/** This browser's rating of a narration, read again on every page (SPEC 4.4-11), which also clears the last error. */
export function useRating(refCode: string) {
  const { pathname } = useLocation();
  const rating = useSyncExternalStore(
    subscribe,
    () => findRating(refCode),
    () => 0 as const,
  );
  const last = useSyncExternalStore(subscribe, findLastSent, findLastSent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins anew
  useEffect(clearFailure, [pathname]);

  const isThis = last.refCode === refCode;
  const isSending = isThis && last.isSending;
  const press = (button: 1 | -1, sorry: string) => {
    if (!isSending) void rate(refCode, toRating(findRating(refCode), button), sorry);
  };
  return {
    rating,
    isSending,
    message: isThis ? last.message : '',
    like: () => press(1, LIKE_FAILED),
    dislike: () => press(-1, DISLIKE_FAILED),
  };
}
