import type { Video } from '@sala/contracts';
import { settings } from '../../platform/services/index.server.ts';
import { toStreamAddress } from '../../player/video/index.server.ts';
import { type ShortClip, toShortClip } from './shortClip.ts';

/** How many short clips are requested at a time. */
const BATCH_SIZE = 8;

/** A short clip with the address from which browsers load it. */
export function toPlayableClip(video: Video): ShortClip {
  return toShortClip(video, toStreamAddress(video.mediaUrl, settings.programApi, settings.streamHosts), Date.now());
}

/** The short clips of a queue that follow one and can be watched. */
export function toFollowingClips(queue: Video[], key: string): ShortClip[] {
  return queue
    .filter((video) => video.key !== key)
    .map(toPlayableClip)
    .filter(({ src }) => src !== '')
    .slice(0, BATCH_SIZE);
}
