import type {
  DocumentSearch,
  HighlightSegment,
  NewsSearch,
  ProgramResult,
  ProgramSearch,
  WebSearch,
} from '@sala/contracts';
import { type CardItem, toCard } from '../../components/articleCards/index.ts';
import { toProgramPath, type VideoItem } from '../../components/programCards/index.ts';
import { toOwnPath } from '../../platform/addresses/index.ts';
import { toHeadlineParts } from '../../platform/headlines/index.ts';
import type { Tab } from './searchInput.ts';

interface Highlights {
  title: HighlightSegment[];
  excerpt: HighlightSegment[];
}

/** An article among the results. */
export interface ArticleResult {
  article: CardItem;
  highlights: Highlights;
}

/** A web page among the results, of this site or another. */
export interface WebResult {
  title: string;
  description: string;
  href: string;
  /** The host of an absolute address. */
  host: string | undefined;
  highlights: Highlights;
}

/** A programme, an episode or a clip among the results. */
export interface VideoResult {
  video: VideoItem;
  highlights: Highlights;
}

const KINDS: Record<ProgramResult['kind'], string> = {
  program: 'รายการ',
  episode: 'ตอน',
  clip: 'คลิป',
  story: 'คลิปสั้น',
  promo: 'ตัวอย่างรายการ',
};

/** How exact a number of results is. */
export interface Precision {
  /** True when counting stopped early: there are more. */
  isMore: boolean;
  /** True when the service does not count them, and more may follow. */
  isAtLeast: boolean;
}

/** The results of a tab as the page shows them. */
export interface SearchResult extends Precision {
  /**
   * The corrected search whose results are shown; null when they are those of the search itself; {@link NewsSearch}.
   */
  instead: string | null;
  didYouMean: string | null;
  total: number;
  totalPage: number;
  items: (ArticleResult | VideoResult | WebResult)[];
}

/** The number of results of a tab; null when it was not counted. */
export interface TabCount extends Precision {
  tab: Tab;
  total: number | null;
  hasFailed: boolean;
}

/** A search with its counts, which its service may leave out. */
type Counted<Search> = Search & Pick<Precision, 'isAtLeast'>;

export function toNewsResults({ items, ...result }: Counted<NewsSearch>): SearchResult {
  return {
    ...toCounts(result),
    items: items.map((item) => ({ article: toCard(item), highlights: toTypeset(item.highlights) })),
  };
}

/** The title with its matches highlighted and its line breaks set. */
function toTypeset<Highlights extends { title: HighlightSegment[] }>(highlights: Highlights): Highlights {
  const texts = toHeadlineParts(highlights.title.map(({ text }) => text));
  return { ...highlights, title: highlights.title.map((segment, index) => ({ ...segment, text: texts[index] ?? '' })) };
}

export function toDocumentResults({ items, ...result }: Counted<DocumentSearch>): SearchResult {
  // a result without an address is left out
  const found = items.filter(({ href }) => href !== '');
  return { ...toCounts(result), items: found.map((item) => ({ ...item, ...toAddress(item.href) })) };
}

const toAddress = (href: string) => ({ href: toOwnPath(href), host: URL.parse(href)?.host });

export function toProgramResults({ items, ...result }: Counted<ProgramSearch>): SearchResult {
  return { ...toCounts(result), items: items.filter(({ href }) => href !== '').map(toVideoResult) };
}

function toVideoResult({
  kind,
  highlights,
  program,
  durationSeconds,
  publishedAt,
  ...item
}: ProgramResult): VideoResult {
  const { title, picture, description } = item;
  const href = toProgramPath(item.href);
  const programTitle = [KINDS[kind], program].filter(Boolean).join(' · ');
  const excerpt = highlights.excerpt.length > 0 || !description ? highlights.excerpt : [toPlainSegment(description)];
  const video = { id: href, href, title, picture, seconds: durationSeconds, airedAt: publishedAt, access: [] };
  return { highlights: toTypeset({ ...highlights, excerpt }), video: { ...video, programTitle } };
}

const toPlainSegment = (text: string): HighlightSegment => ({ text, isMatch: false });

export function toWebResults({ items, ...result }: WebSearch): SearchResult {
  const highlights = { title: [], excerpt: [] };
  return {
    ...result,
    instead: null,
    isMore: false,
    isAtLeast: false,
    items: items.map((item) => ({ ...item, ...toAddress(item.href), highlights })),
  };
}

function toCounts({ query, searched, didYouMean, ...counts }: Omit<Counted<NewsSearch>, 'items'>) {
  const { total, isMore, isAtLeast, totalPage } = counts;
  const instead = searched && searched !== query ? searched : null;
  return { instead, didYouMean, total, isMore, isAtLeast, totalPage };
}
