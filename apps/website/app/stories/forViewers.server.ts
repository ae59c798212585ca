import type { Video } from '@sala/contracts';
import { settings } from '../services/index.server.ts';
import { streamAddress } from '../video/index.server.ts';
import { type StoryItem, toStoryItem } from './storyItem.ts';

/** How many short clips come at a time. */
const BATCH = 8;

/** A short clip with the address under which browsers load it. */
export function forViewers(video: Video): StoryItem {
  return toStoryItem(video, streamAddress(video.mediaUrl, settings.programApi, settings.streamHosts), Date.now());
}

/** Of a queue, the short clips that follow one and can be watched. */
export function following(queue: Video[], key: string): StoryItem[] {
  return queue
    .filter((video) => video.key !== key)
    .map(forViewers)
    .filter(({ src }) => src !== '')
    .slice(0, BATCH);
}
