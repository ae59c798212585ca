import type { LanguageModelSettings } from '../settings/index.ts';
import type { ArticleText } from '../text/index.ts';
import { extractPoints, isLong } from './extract.ts';
import { createLanguageModel, LANGUAGE_MODEL_TIMEOUTS } from './languageModel.ts';

/** The key points of an article; none when it is its own summary. */
export interface Summary {
  points: string[];
  /** `extractive`, or the name of a language model. */
  model: string;
}

export const EXTRACTIVE = 'extractive';

/** Chooses sentences of the article itself. */
export function extractSummary(article: ArticleText): Summary {
  return { points: extractPoints(article), model: EXTRACTIVE };
}

/**
 * What makes summaries: the language model where there is one, the sentences of the article itself where there is none,
 * where it fails, or where its answer is not to be trusted. `onFailure` is told why it was not used.
 */
export function createSummarizer(
  settings: LanguageModelSettings | undefined,
  onFailure: (reason: unknown) => void,
  timeouts = LANGUAGE_MODEL_TIMEOUTS,
): (article: ArticleText, signal: AbortSignal) => Promise<Summary> {
  if (!settings) return async (article) => extractSummary(article);
  const ask = createLanguageModel(settings, timeouts);
  return async (article, signal) => {
    if (!isLong(article)) return extractSummary(article);
    try {
      return { points: await ask(article, signal), model: settings.model };
    } catch (reason) {
      if (signal.aborted) throw reason;
      onFailure(reason);
      return extractSummary(article);
    }
  };
}
