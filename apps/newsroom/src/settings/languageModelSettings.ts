import { address, createGroupRule } from '@sala/settings';
import { z } from 'zod';

/** The settings of the model that writes summaries as the environment has them. */
export const languageModelEnvironment = {
  SUMMARY_API_URL: address.optional(),
  SUMMARY_API_KEY: z.string().optional(),
  SUMMARY_MODEL: z.string().optional(),
};

export const LANGUAGE_MODEL_RULES = [createGroupRule(['SUMMARY_API_URL', 'SUMMARY_MODEL'], ['SUMMARY_API_KEY'])];

/** A language model behind an OpenAI-compatible address. */
export interface LanguageModelSettings {
  /** The base address, to which `/chat/completions` is appended. */
  url: string;
  key: string | undefined;
  model: string;
}

export function toLanguageModel({
  SUMMARY_API_URL: url,
  SUMMARY_API_KEY: key,
  SUMMARY_MODEL: model,
}: z.output<z.ZodObject<typeof languageModelEnvironment>>): LanguageModelSettings | undefined {
  return url && model ? { url, key, model } : undefined;
}
