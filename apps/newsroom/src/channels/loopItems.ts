import { type Film, type Films, ITEM_SECONDS, isLandscape, toNextItem } from '../films/index.ts';
import type { ChannelAiring } from './schedule.ts';

/** An item: twenty seconds of a film. */
export interface LoopItem {
  film: Film;
  /** The number of the item within its film. */
  index: number;
}

/** The item of a number, by the plan for its time; where nothing is planned, every film of the station in turn. */
export function toLoopItems(airings: ChannelAiring[], films: Films): (item: number) => LoopItem {
  const inTurn = toFilmItems([...films.values()].filter(isLandscape));
  const planned = airings.map(({ startSeconds, endSeconds, films: names }) => ({
    first: toNextItem(startSeconds),
    next: toNextItem(endSeconds),
    items: toFilmItems(names.flatMap((name) => films.get(name) ?? []).filter(isLandscape)),
  }));
  return (number) => {
    const item = planned.find(({ first, next, items }) => first <= number && number < next && items.length > 0);
    const { first, items } = item ?? { first: 0, items: inTurn };
    return items[(number - first) % items.length] as LoopItem;
  };
}

const toFilmItems = (films: Film[]): LoopItem[] =>
  films.flatMap((film) => Array.from({ length: film.seconds / ITEM_SECONDS }, (_, index) => ({ film, index })));
