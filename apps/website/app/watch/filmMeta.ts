import type { MetaDescriptor } from 'react-router';
import { breadcrumbData, episodeData, pageMeta, type SiteData, videoData } from '../metadata/index.ts';
import type { Film } from './film.ts';

/** The meta tags of a page on which something is watched (SPEC 2.4-01, 2.4-02). */
export function filmMeta(film: Film, site: SiteData): MetaDescriptor[] {
  const { title, program, path, picture, airedAt, watched } = film;
  const isEpisode = watched.kind === 'episodes';
  const steps = program ? [{ title: program.title, path: program.path }] : [];
  return [
    ...pageMeta(
      {
        title: program ? `${title} | ${program.title}` : title,
        description: film.summary,
        keywords: film.tags.map((tag) => tag.title),
        ...(picture && { picture }),
        canonical: path,
        type: isEpisode ? 'video.episode' : 'video.other',
        mediaType: 'video',
        publishedTime: airedAt,
      },
      site,
    ),
    ...structuredData(film, site),
    breadcrumbData([{ title: 'รายการ', path: '/program' }, ...steps, { title, path }], site),
  ];
}

// search engines list no video that nobody can watch
function structuredData(film: Film, site: SiteData): MetaDescriptor[] {
  const facts = {
    ...film,
    description: film.summary || film.title,
    publishedAt: film.airedAt,
    isCaptioned: film.access.includes('closed_captions'),
  };
  const isWatchable = film.missing === null;
  if (film.watched.kind === 'episodes') return [episodeData({ ...facts, isWatchable }, site)];
  return isWatchable ? [videoData(facts, site)] : [];
}
