import type { SituationEntries, SituationEntry, Topic } from '@sala/contracts';
import { MAX_DESCRIPTION_LENGTH, truncateText } from '@sala/thai';
import { toCard } from '../../../components/articleCards/index.ts';
import { toHeadline } from '../../../platform/headlines/index.ts';

const MAX_NEWS = 8;
/** A situation as the page shows it. */
export function toPageSituation(id: string, { items, tags, ...topic }: Topic) {
  return {
    ...topic,
    headline: toHeadline(topic.title),
    description: toHeadline(topic.description),
    id,
    summary: truncateText(topic.description, MAX_DESCRIPTION_LENGTH),
    tags,
    news: items.slice(0, MAX_NEWS).map((item) => toCard(item)),
  };
}

export type PageSituation = ReturnType<typeof toPageSituation>;

/** Entries as the page shows them, with sanitized HTML. */
export function toTimeline({ items, ...rest }: SituationEntries, clean: (html: string) => string) {
  return { ...rest, items: items.map((entry) => toPageEntry(entry, clean)) };
}

export type Timeline = ReturnType<typeof toTimeline>;

/** The answer to an open page: entries, and with the newest the boxes above them. */
export type TimelineAnswer = Timeline & { boxes?: Pick<PageSituation, 'facts' | 'keyEvents'> | undefined };

function toPageEntry({ html, updatedAt, publishedAt, ...entry }: SituationEntry, clean: (html: string) => string) {
  const isEdited = updatedAt !== null && publishedAt !== null && updatedAt > publishedAt;
  return {
    ...entry,
    headline: toHeadline(entry.title),
    publishedAt,
    editedAt: isEdited ? updatedAt : null,
    html: clean(html),
  };
}

export type PageEntry = Timeline['items'][number];

/** The address of an entry, which holds wherever it has moved: the page that begins with it. */
export function toEntryPath(id: string, entryId: string): string {
  return `/${id}?from=${encodeURIComponent(entryId)}#${toEntryId(entryId)}`;
}

/** The entry's id in the page. */
export const toEntryId = (entryId: string): string => `entry-${entryId}`;
