import type { PageEntry, Timeline } from './pageSituation.ts';

/**
 * What the newest entries of a timeline say of those that a page shows: the `newer` ones, and the `known` ones without
 * what was removed and with what was edited; `known` is `shown` itself when nothing has changed.
 */
export function compareEntries(
  shown: PageEntry[],
  { items, hasMore }: Pick<Timeline, 'items' | 'hasMore'>,
): { newer: PageEntry[]; known: PageEntry[] } {
  const find = (id: string) => shown.find((one) => one.id === id);
  const first = items.findIndex(({ id }) => find(id));
  const last = items.findLastIndex(({ id }) => find(id));
  if (first === -1) return { newer: items, known: hasMore || shown.length === 0 ? shown : [] };
  const reachesBehindShown = !hasMore || last < items.length - 1;
  const older = reachesBehindShown ? [] : shown.slice(shown.findIndex(({ id }) => id === items[last]?.id) + 1);
  const known = [...items.slice(first, last + 1).map((entry) => toUnchanged(entry, find(entry.id))), ...older];
  const isSame = known.length === shown.length && known.every((entry, at) => entry === shown[at]);
  return { newer: items.slice(0, first), known: isSame ? shown : known };
}

/** The entry that is shown, unless it has been edited: what does not change is not rendered again. */
function toUnchanged(entry: PageEntry, shown: PageEntry | undefined): PageEntry {
  return shown && shown.editedAt === entry.editedAt && shown.title === entry.title ? shown : entry;
}
