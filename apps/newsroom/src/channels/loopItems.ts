import { type Film, type Films, isLandscape, REEL_SECONDS, toNextReel } from '../films/index.ts';
import type { ScheduledItem } from './schedule.ts';

/** A reel: twenty seconds of a film. */
export interface LoopItem {
  film: Film;
  /** Which of the film's reels. */
  index: number;
}

/**
 * Which reel is played by a number, given what is planned for its time. Where that is nothing, every film of the
 * station in turn.
 */
export function toLoopItems(items: ScheduledItem[], films: Films): (reel: number) => LoopItem {
  const inTurn = reelsOfFilms([...films.values()].filter(isLandscape));
  const planned = items.map(({ start, end, films: names }) => ({
    first: toNextReel(start),
    next: toNextReel(end),
    reels: reelsOfFilms(names.flatMap((name) => films.get(name) ?? []).filter(isLandscape)),
  }));
  return (number) => {
    const item = planned.find(({ first, next, reels }) => first <= number && number < next && reels.length > 0);
    const { first, reels } = item ?? { first: 0, reels: inTurn };
    return reels[(number - first) % reels.length] as LoopItem;
  };
}

const reelsOfFilms = (films: Film[]): LoopItem[] =>
  films.flatMap((film) => Array.from({ length: film.seconds / REEL_SECONDS }, (_, index) => ({ film, index })));
