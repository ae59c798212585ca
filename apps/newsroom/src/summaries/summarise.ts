import type { LanguageModelSettings } from '../settings/index.ts';
import { extractPoints, isLong, type StoryText } from './extract.ts';
import { languageModel, PATIENCE } from './languageModel.ts';

/** The key points of a story; none when it is its own summary. */
export interface Summary {
  points: string[];
  /** `extractive`, or the name of a language model. */
  model: string;
}

export const EXTRACTIVE = 'extractive';

/** Chooses sentences of the story itself. */
export function extracted(story: StoryText): Summary {
  return { points: extractPoints(story), model: EXTRACTIVE };
}

/**
 * What makes summaries: the language model where there is one, the sentences of the story itself where there is none, where it
 * fails, or where its answer is not to be trusted. `onFailure` is told why it was not used.
 */
export function summariser(
  settings: LanguageModelSettings | undefined,
  onFailure: (reason: unknown) => void,
  patience = PATIENCE,
): (story: StoryText, signal: AbortSignal) => Promise<Summary> {
  if (!settings) return async (story) => extracted(story);
  const ask = languageModel(settings, patience);
  return async (story, signal) => {
    if (!isLong(story)) return extracted(story);
    try {
      return { points: await ask(story, signal), model: settings.model };
    } catch (reason) {
      if (signal.aborted) throw reason;
      onFailure(reason);
      return extracted(story);
    }
  };
}
