import type { Episode, ProgramReference, Video } from '@sala/contracts';
import { plainText, truncate } from '@sala/thai';
import { toProgramPath, toShareUrl } from '../programs/index.ts';
import { searchHref } from '../search/index.ts';
import { settings } from '../services/index.server.ts';
import { streamAddress } from '../video/index.server.ts';
import { missingOf } from '../video/index.ts';
import type { Film } from './film.ts';

/** As long as a description of a page may be, in characters (SPEC 9.2-04). */
const SUMMARY = 255;

/** What an episode's page shows of it. `now` in milliseconds since 1970. */
export function episodeFilm(episode: Episode, now: number): Film {
  const { id, program, showVideo } = episode;
  return {
    ...common(episode, showVideo?.mediaUrl ?? '', now),
    footageId: `episode-${id}`,
    seconds: showVideo?.durationSeconds ?? 0,
    showsEnd: episode.isShowEndPublishDate,
    category: showVideo?.category.name ?? '',
    number: episode.number,
    watched: {
      ...counted(showVideo?.categoryId ?? '', showVideo?.programId || (program?.id ?? '')),
      // one without a programme is counted by its video
      ...(program?.key
        ? { kind: 'episodes', programKey: program.key, id }
        : { kind: 'watch', videoKey: showVideo?.key ?? '' }),
    },
  };
}

/** What a clip's page shows of it. `now` in milliseconds since 1970. */
export function videoFilm(video: Video, now: number): Film {
  const { key, categoryId, programId } = video;
  return {
    ...common(video, video.mediaUrl, now),
    description: plainText(video.description || video.tagline),
    footageId: `video-${video.id}`,
    seconds: video.durationSeconds,
    showsEnd: video.isShowEndPublishDate,
    category: video.category.name,
    number: '',
    watched: { kind: 'watch', videoKey: key, ...counted(categoryId, programId) },
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
  | 'program'
  | 'ageRanges'
  | 'tags'
  | 'access'
>;

function common(one: Common, mediaUrl: string, now: number) {
  const address = streamAddress(mediaUrl, settings.programApi, settings.streamHosts);
  const missing = missingOf(one, address, now);
  const description = plainText(one.description);
  return {
    title: one.title,
    path: toProgramPath(one.href),
    shared: toShareUrl(one.href, settings.siteUrl),
    description,
    summary: truncate(description, SUMMARY),
    picture: one.picture?.url ?? '',
    airedAt: one.firstAiredAt,
    endsAt: one.endsAt,
    src: missing ? '' : address,
    missing,
    program: one.program && programOf(one.program),
    ageRanges: one.ageRanges,
    tags: one.tags.map(({ name }) => ({ title: name, href: searchHref({ q: name, tab: 'program' }) })),
    access: one.access,
  };
}

const programOf = ({ key, title, href }: ProgramReference) => ({ key, title, path: toProgramPath(href) });

const counted = (categoryId: string, programId: string) => ({ categoryId, programId });
