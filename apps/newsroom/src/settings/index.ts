export {
  type LanguageModelSettings,
  type NewsroomConfig,
  type PushSettings,
  readConfig,
  type VapidKeys,
} from './config.ts';
export type { DeskSettings } from './deskSettings.ts';
export type { BucketSettings, CloudVoiceSettings, NarrationSettings } from './narrationSettings.ts';
