import type { LanguageModelSettings } from '../settings/index.ts';
import { type ArticleText, extractPoints, isLong } from './extract.ts';
import { createLanguageModel, LANGUAGE_MODEL_TIMEOUTS } from './languageModel.ts';

/** The key points of an article; none when it is its own summary. */
export interface Summary {
  points: string[];
  /** `extractive`, or the name of a language model. */
  model: string;
}

export const EXTRACTIVE = 'extractive';

/** Chooses sentences of the article itself. */
export function extractSummary(story: ArticleText): Summary {
  return { points: extractPoints(story), model: EXTRACTIVE };
}

/**
 * What makes summaries: the language model where there is one, the sentences of the article itself where there is none,
 * where it fails, or where its answer is not to be trusted. `onFailure` is told why it was not used.
 */
export function createSummarizer(
  settings: LanguageModelSettings | undefined,
  onFailure: (reason: unknown) => void,
  patience = LANGUAGE_MODEL_TIMEOUTS,
): (story: ArticleText, signal: AbortSignal) => Promise<Summary> {
  if (!settings) return async (story) => extractSummary(story);
  const ask = createLanguageModel(settings, patience);
  return async (story, signal) => {
    if (!isLong(story)) return extractSummary(story);
    try {
      return { points: await ask(story, signal), model: settings.model };
    } catch (reason) {
      if (signal.aborted) throw reason;
      onFailure(reason);
      return extractSummary(story);
    }
  };
}
