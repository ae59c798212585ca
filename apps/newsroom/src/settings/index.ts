export { type NewsroomConfig, readConfig } from './config.ts';
export type { DeskSettings } from './deskSettings.ts';
export type { LanguageModelSettings } from './languageModelSettings.ts';
export type { BucketSettings, CloudVoiceSettings, NarrationSettings } from './narrationSettings.ts';
export type { PushSettings, VapidKeys } from './pushSettings.ts';
