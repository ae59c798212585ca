import type { LanguageModelSettings } from '../settings/index.ts';
import type { ArticleText } from '../text/index.ts';
import { extractPoints, isLong } from './extract.ts';
import { createLanguageModel, LANGUAGE_MODEL_TIMEOUTS } from './languageModel.ts';

/** The key points of an article; empty when it is too short for a summary. */
export interface Summary {
  points: string[];
  /** `extractive`, `editor`, or the name of a language model. */
  model: string;
}

export const EXTRACTIVE = 'extractive';
/** The points of an editor; they stand until the text changes. */
export const EDITED = 'editor';

/** Makes a summary of the article's own sentences. */
export function extractSummary(article: ArticleText): Summary {
  return { points: extractPoints(article), model: EXTRACTIVE };
}

/**
 * Makes summaries with the language model; of the article's own sentences where there is no model, it fails, or its
 * answer is not to be trusted. `onFailure` receives the reason.
 */
export function createSummarizer(
  settings: LanguageModelSettings | undefined,
  onFailure: (reason: unknown) => void,
  timeouts = LANGUAGE_MODEL_TIMEOUTS,
): (article: ArticleText, signal: AbortSignal) => Promise<Summary> {
  if (!settings) return async (article) => extractSummary(article);
  const fetchPoints = createLanguageModel(settings, timeouts);
  return async (article, signal) => {
    if (!isLong(article)) return extractSummary(article);
    try {
      return { points: await fetchPoints(article, signal), model: settings.model };
    } catch (reason) {
      if (signal.aborted) throw reason;
      onFailure(reason);
      return extractSummary(article);
    }
  };
}
