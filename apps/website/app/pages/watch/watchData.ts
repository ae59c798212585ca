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

/** The data of a page with a video. */
export interface WatchData {
  /** The page's playlist, with its path and its address for sharing; null on the page of a single video. */
  playlist: { title: string; subtitle: string; path: string; shared: string } | null;
  cast: Cast | null;
  /** The number of views; 0 when not known. */
  views: number;
  /** The current video and its list; both are either of a video or of an episode. */
  areas: {
    programVideo?: { videoData: Area<VideoView>; playlistVideos: Area<Sequence> };
    programEpisode?: {
      episodeData?: Area<VideoView>;
      playlistEpisodes?: Area<Sequence>;
      galleryData?: Area<GalleryPicture[]>;
      /** Clips of an episode's programme, or episodes of a clip's. */
      relatedVideos?: Area<VideoItem[]>;
    };
  };
}

/** The current video; null for a playlist in which none can be watched. */
export function findVideoView({ areas: { programVideo, programEpisode } }: WatchData): VideoView | null {
  return (programVideo?.videoData ?? programEpisode?.episodeData)?.response ?? null;
}

/** The videos that play one after the other. */
export function findSequence({ areas: { programVideo, programEpisode } }: WatchData): Area<Sequence> {
  return programVideo?.playlistVideos ?? programEpisode?.playlistEpisodes ?? createArea();
}
