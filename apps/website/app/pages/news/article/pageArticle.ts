import type { Article, NewsItem } from '@sala/contracts';
import {
  findRepeatedPhrases,
  isBeginning,
  MAX_DESCRIPTION_LENGTH,
  toDescription,
  toPlainText,
  truncateText,
} from '@sala/thai';
import { toCard } from '../../../components/articleCards/index.ts';
import { toHeadline } from '../../../platform/headlines/index.ts';
import { isLeftOut } from '../../../platform/leftOut/index.ts';
import { toStaticData } from '../../../platform/rendering/index.ts';
import { toSoundPath } from '../../../player/audio/index.ts';
import { toPageFacts } from '../toPageFacts.ts';

const MAX_RECOMMENDED = 6;
/** The video of a clip's page. */
export interface PageVideo {
  /** An address that browsers may load; empty while there is no video. */
  src: string;
  /** 0 when not known. */
  seconds: number;
}

/** An article for its page: its body sanitized, and of related articles only the fields of their cards. */
export function toPageArticle(article: Article, cleanHtml: string) {
  const {
    recommended,
    related,
    tags,
    seoTitle,
    seoDescription,
    authors,
    corrections,
    readings,
    canBeHeard,
    hasSummary,
    video,
    pictureAlt,
    ...rest
  } = article;
  const relatedIds = new Set(related.map((item) => item.id));
  const heading = `${article.title}\n${article.lead}`;
  const phrases = findRepeatedPhrases(heading, `${heading}\n${toPlainText(cleanHtml)}`);
  return {
    ...rest,
    ...toPageFacts(article),
    headline: toHeadline(article.title, phrases),
    lead: isBeginning(article.lead, cleanHtml) ? '' : toHeadline(article.lead, phrases),
    description: seoDescription || describe(article.lead, cleanHtml),
    html: cleanHtml,
    ...(pictureAlt !== null && { pictureAlt }),
    ...(readings.length > 0 && !isLeftOut('/ai-audio-news') && { sound: toSoundPath(article.id) }),
    related: toStaticData(related.map(toQuietCard)),
    recommended: toStaticData(
      recommended
        .filter((item) => !relatedIds.has(item.id))
        .slice(0, MAX_RECOMMENDED)
        .map(toQuietCard),
    ),
  };
}

/** SPEC 3.4-01: the lead, else the beginning of the text. */
const describe = (lead: string, cleanHtml: string): string =>
  lead ? truncateText(lead, MAX_DESCRIPTION_LENGTH) : toDescription(cleanHtml);

// the page of an article has a single listen button, its own
function toQuietCard(item: NewsItem) {
  return toCard({ ...item, hasAudio: false });
}

export type PageArticle = ReturnType<typeof toPageArticle>;
