import { z } from 'zod';
import { booleanParameter, reference, toId } from './lists.ts';
import type { ProgramQueries } from './programQueries.ts';
import type { VideoQueries } from './videoQueries.ts';
import type { VideoWithProgram } from './videoWire.ts';

const QUEUE_LIMIT = 20;
const PLAYLIST_LIMIT = 50;

/** The start of a queue (SPEC 7.7-13): an episode by its id, or a clip or short clip by its key or id. */
export const queueInput = z.object({
  content_id: reference,
  content_type: z.enum(['episode', 'clip', 'story']),
  playlist_id: reference.optional(),
  include_full_video_info: booleanParameter.default(false),
});
type QueueInput = z.output<typeof queueInput>;

const tokenParts = z.tuple([z.string(), z.string(), z.string().nullable(), z.boolean()]);

/**
 * Encodes a queue's input as one word. It is no secret and nothing is stored: a client that has it can request the same
 * queue again.
 */
export function toQueueToken({ content_id, content_type, playlist_id, include_full_video_info }: QueueInput): string {
  const words = [content_type, content_id, playlist_id ?? null, include_full_video_info];
  return Buffer.from(JSON.stringify(words)).toString('base64url');
}

/** The input of a token; null when it is invalid. */
export function parseQueueToken(token: string): QueueInput | null {
  try {
    const [content_type, content_id, playlist_id, full] = tokenParts.parse(
      JSON.parse(Buffer.from(token, 'base64url').toString()),
    );
    const input = {
      content_type,
      content_id,
      include_full_video_info: String(full),
      ...(playlist_id && { playlist_id }),
    };
    return queueInput.parse(input);
  } catch {
    return null;
  }
}

/** The queries for queues of videos to play one after another. */
export function createQueueQueries(videos: VideoQueries, programs: ProgramQueries) {
  const afterwards = async ({ video }: VideoWithProgram): Promise<VideoWithProgram[]> => {
    const { category, programId } = video;
    if (category === 'rerun' && programId !== null)
      return videos.following(programId, video.firstAiredAt, QUEUE_LIMIT - 1);
    // short clips go on endlessly: a client that sends the last one gets those after it
    if (category === 'story') return videos.shortClipsFrom(video, QUEUE_LIMIT - 1);
    // other clips stay with their programme
    const among = programId === null ? {} : { program: programId };
    const { rows } = await videos.newest({ video_category: category, ...among, limit: QUEUE_LIMIT, page: 1 });
    return rows.filter((one) => one.video.id !== video.id);
  };

  return {
    /** A video and the ones to play after it; null when there is no such video. */
    async of({ content_id, content_type, playlist_id }: QueueInput): Promise<VideoWithProgram[] | null> {
      const isEpisode = content_type === 'episode';
      const first = await (isEpisode ? videos.ofEpisode(toId(content_id)) : videos.one(content_id));
      if (!first) return null;
      const playlist = playlist_id === undefined ? null : await programs.playlist(playlist_id);
      if (!playlist) return [first, ...(await afterwards(first))].slice(0, QUEUE_LIMIT);
      const place = playlist.videoIds.indexOf(first.video.id);
      if (place < 0) return [first, ...(await videos.ofPlaylist(playlist.id, PLAYLIST_LIMIT))];
      return videos.ofPlaylist(playlist.id, PLAYLIST_LIMIT, { from: place + 1 });
    },
  };
}
