import type { Episode, ProgramReference, Video } from '@sala/contracts';
import { MAX_DESCRIPTION_LENGTH, toPlainText, truncateText } from '@sala/thai';
import { toProgramPath, toShareUrl } from '../../components/programCards/index.ts';
import { toHeadline } from '../../platform/headlines/index.ts';
import { settings } from '../../platform/services/index.server.ts';
import { toStreamAddress } from '../../player/video/index.server.ts';
import { findMissingReason, type MissingReason } from '../../player/video/index.ts';
import { toSearchPath } from '../search/index.ts';
import type { VideoView } from './videoView.ts';

/** An episode as its page shows it. `now` in milliseconds since 1970. */
export function toEpisodeView(episode: Episode, now: number): VideoView {
  const { id, program, showVideo } = episode;
  return {
    ...toCommonFields(episode, showVideo?.mediaUrl ?? '', now),
    sourceId: `episode-${id}`,
    seconds: showVideo?.durationSeconds ?? 0,
    category: showVideo?.category.name ?? '',
    number: episode.number,
    watched: {
      ...toCountKey(showVideo?.categoryId ?? '', showVideo?.programId || (program?.id ?? '')),
      // an episode without a programme is counted by its video
      ...(program?.key
        ? { kind: 'episodes', programKey: program.key, id }
        : { kind: 'watch', videoKey: showVideo?.key ?? '' }),
    },
  };
}

/** A clip as its page shows it. `now` in milliseconds since 1970. */
export function toVideoView(video: Video, now: number): VideoView {
  const { key, categoryId, programId } = video;
  return {
    ...toCommonFields(video, video.mediaUrl, now),
    description: toPlainText(video.description || video.tagline),
    sourceId: `video-${video.id}`,
    seconds: video.durationSeconds,
    category: video.category.name,
    number: '',
    watched: { kind: 'watch', videoKey: key, ...toCountKey(categoryId, programId) },
  };
}

type Common = Pick<
  Episode,
  | 'title'
  | 'href'
  | 'description'
  | 'picture'
  | 'firstAiredAt'
  | 'startsAt'
  | 'endsAt'
  | 'isShowEndPublishDate'
  | 'program'
  | 'ageRanges'
  | 'tags'
  | 'access'
>;

function toCommonFields(one: Common, mediaUrl: string, now: number) {
  const address = toStreamAddress(mediaUrl, settings.programApi, settings.streamHosts);
  const missing = findMissingReason(one, address, now);
  const description = toPlainText(one.description);
  return {
    title: one.title,
    headline: toHeadline(one.title),
    path: toProgramPath(one.href),
    shared: toShareUrl(one.href, settings.siteUrl),
    description,
    summary: truncateText(description, MAX_DESCRIPTION_LENGTH),
    picture: one.picture?.url ?? '',
    airedAt: one.firstAiredAt,
    endsAt: one.isShowEndPublishDate ? one.endsAt : null,
    changesAt: findNextChange(one, missing),
    src: missing ? '' : address,
    missing,
    program: one.program && toProgramLink(one.program),
    ageRanges: one.ageRanges,
    tags: one.tags.map(({ name }) => ({ title: name, href: toSearchPath({ q: name, tab: 'program' }) })),
    access: one.access,
  };
}

function findNextChange({ startsAt, endsAt }: Common, missing: MissingReason | null): number | null {
  if (missing) return missing.kind === 'notYet' ? startsAt : null;
  return endsAt;
}

const toProgramLink = ({ key, title, href }: ProgramReference) => ({ key, title, path: toProgramPath(href) });

const toCountKey = (categoryId: string, programId: string) => ({ categoryId, programId });
