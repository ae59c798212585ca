import type { VideoItem } from '../../components/programCards/index.ts';
import { type Area, createArea } from '../../platform/areas/index.ts';
import type { Cast } from './cast.ts';
import type { Sequence } from './sequence.ts';
import type { VideoView } from './videoView.ts';

/** A picture of an episode. */
export interface GalleryPicture {
  id: string;
  picture: string;
  caption: string;
  credit: string;
}

/** What a page shows on which something is watched. */
export interface WatchData {
  /**
   * The playlist that it is about, and the address under which that is shared; null where it is about the video itself.
   */
  playlist: { title: string; subtitle: string; path: string; shared: string } | null;
  cast: Cast | null;
  /** How often it was watched; 0 when that is not known. */
  views: number;
  /** What is watched and what is watched one after the other is either a video or an episode. */
  areas: {
    programVideo?: { videoData: Area<VideoView>; playlistVideos: Area<Sequence> };
    programEpisode?: {
      episodeData?: Area<VideoView>;
      playlistEpisodes?: Area<Sequence>;
      galleryData?: Area<GalleryPicture[]>;
      /** Of an episode clips of its programme, of a clip its episodes. */
      relatedVideos?: Area<VideoItem[]>;
    };
  };
}

/** What is watched; null for a playlist in which nothing can be seen. */
export function findVideoView({ areas: { programVideo, programEpisode } }: WatchData): VideoView | null {
  return (programVideo?.videoData ?? programEpisode?.episodeData)?.response ?? null;
}

/** What is watched one after the other. */
export function findSequence({ areas: { programVideo, programEpisode } }: WatchData): Area<Sequence> {
  return programVideo?.playlistVideos ?? programEpisode?.playlistEpisodes ?? createArea();
}
