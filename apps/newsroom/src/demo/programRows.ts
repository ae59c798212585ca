import type { VideoCategory } from '@sala/contracts';
import { type DemoProgram, FILMS, type FilmName, filmPath, upright } from '@sala/demo';
import { DAY_MS, HOUR_MS } from '@sala/thai';
import type { episodes, persons, programs, seasons, videos } from '../programs/schema.ts';
import type { Slot } from '../schedule/index.ts';
import { type Airing, airings } from './demoDates.ts';

const SOURCE = 'demo';
/** The first id of a programme; the ids of its episodes and videos are counted from it. */
const FIRST_ID = 800_000;

type EpisodeRow = typeof episodes.$inferInsert & { id: number; source: string };
type VideoRow = typeof videos.$inferInsert & { id: number };

/** The rows of a demo programme. `slots` are those of its first showings, without repeats. */
export function programRows(demo: DemoProgram, position: number, slots: Slot[], now: number) {
  const nth = demo.id - FIRST_ID;
  const { past, next } = airings(slots, now);
  const common = { access: demo.access, tags: demo.tags, ageRanges: demo.ageRanges };
  const newest = demo.seasons.length;
  // the newer half of the episodes belongs to the newest season
  const seasonOf = (place: number) => {
    if (newest === 0) return null;
    return nth * 10 + newest - Math.min(newest - 1, Math.floor((place * newest) / demo.episodes.length));
  };
  const atOf = ({ startsAt, endsAt }: Airing, isExpired = false) => ({
    firstAiredAt: new Date(demo.old ? startsAt - 400 * DAY_MS : startsAt),
    startsAt: new Date(demo.old ? endsAt - 400 * DAY_MS : endsAt),
    endsAt: isExpired ? new Date(now - DAY_MS) : null,
  });
  const episodeOf = (one: DemoProgram['episodes'][number], id: number, at: ReturnType<typeof atOf>): EpisodeRow => ({
    id,
    source: SOURCE,
    programId: demo.id,
    title: one.title,
    description: one.text,
    picture: `${one.picture}.webp`,
    galleryId: demo.gallery ?? null,
    ...common,
    ...at,
  });
  const out = demo.episodes.map((one, place) => ({
    ...episodeOf(one, nth * 100 + place + 1, atOf(past(place), demo.expired && place === demo.episodes.length - 1)),
    number: demo.episodes.length - place,
    seasonId: seasonOf(place),
  }));
  const upcoming = demo.upcoming.map((one, place) => ({
    ...episodeOf(one, nth * 100 + 50 + place, atOf(next(place))),
    number: demo.episodes.length + place + 1,
    seasonId: seasonOf(0),
  }));

  const videoOf = (
    { category, id, film }: { category: VideoCategory; id: number; film: FilmName },
    title: string,
    picture: string,
    at: Partial<VideoRow>,
  ) => {
    const key = `${category === 'story' ? 's' : 'v'}-${id}`;
    return {
      id,
      source: SOURCE,
      key,
      path: `/program/${category === 'story' ? 'stories' : 'watch'}/${key}`,
      category,
      programId: demo.id,
      ownerId: demo.owner ?? demo.id,
      title,
      picture: `${picture}.webp`,
      mediaUrl: filmPath(film),
      durationSeconds: FILMS[film],
      // arbitrary but different counts, so that the list of the most watched has an order
      views: (id * 7919) % 48_000,
      sourceKey: key,
      sourceType: 'upload',
      ...common,
      updatedAt: at.firstAiredAt ?? new Date(now),
      ...at,
    } as VideoRow;
  };
  const reruns = out.slice(demo.withoutVideo ? 1 : 0).map((one) => ({
    ...videoOf({ category: 'rerun', id: one.id * 10, film: demo.film }, one.title, demo.picture, one),
    id: one.id * 10,
    path: `/program/${demo.key}/episodes/${one.id}`,
    episodeId: one.id,
    description: one.description ?? '',
  }));
  const shorts = { clip: demo.clips, story: demo.shortClips, promo: demo.promos };
  const clips = (['clip', 'story', 'promo'] as const).flatMap((category, kind) =>
    shorts[category].map((one, place) => {
      const firstAiredAt = new Date(
        now - (place * 31 + position * 5 + kind * 3 + 2) * HOUR_MS - (demo.old ? 400 * DAY_MS : 0),
      );
      const id = nth * 1000 + (kind + 1) * 100 + place;
      const film = category === 'story' ? upright(nth + place) : demo.film;
      const video = videoOf({ category, id, film }, one.title, one.picture, { firstAiredAt });
      return one.key ? { ...video, key: one.key, path: `/program/stories/${one.key}` } : video;
    }),
  );
  return {
    program: programRow(demo, position, out[0]?.id, clips[0]?.id),
    seasons: demo.seasons.map(({ picture, ...one }, place): typeof seasons.$inferInsert => ({
      ...one,
      id: nth * 10 + place + 1,
      source: SOURCE,
      programId: demo.id,
      number: place + 1,
      schedule: demo.schedule,
      images: imagesOf(picture),
    })),
    persons: demo.persons.map((one, place): typeof persons.$inferInsert => ({
      ...one,
      id: nth * 100 + place + 1,
      source: SOURCE,
      programId: demo.id,
      position: place,
    })),
    episodes: [...out, ...upcoming],
    videos: [...reruns, ...clips],
  };
}

function imagesOf(picture: string, standing = picture) {
  const file = `${picture}.webp`;
  return {
    display: file,
    generalCover: file,
    verticalCover: `${standing}.webp`,
    headerBackground: file,
    epicBackground: file,
  };
}

function programRow(
  demo: DemoProgram,
  position: number,
  featuredEpisodeId: number | undefined,
  featuredVideoId: number | undefined,
): typeof programs.$inferInsert {
  const { id, key, title, tagline, description, schedule, category, links, tags, access } = demo;
  return {
    id,
    key,
    title,
    tagline,
    description,
    schedule,
    category,
    links,
    tags,
    access,
    source: SOURCE,
    images: imagesOf(demo.picture, demo.hero?.picture),
    personListName: demo.personListName,
    episodeListName: demo.episodeListName,
    articleListName: demo.articles,
    layout: demo.layout ?? '',
    componentId: demo.componentId ?? null,
    featuredVideoId: featuredVideoId ?? null,
    featuredEpisodeId: featuredEpisodeId ?? null,
    galleryId: demo.gallery ?? null,
    homepageIndexes: [
      ...(demo.episodes.length > 0 ? ['episode'] : []),
      ...(demo.clips.length > 0 ? ['video'] : []),
      ...(demo.shortClips.length > 0 ? ['story'] : []),
    ],
    isOld: demo.old,
    isRestricted: demo.restricted,
    isExclusive: demo.exclusive,
    heroBanner: demo.hero
      ? {
          title: demo.hero.title,
          subtitle: demo.hero.subtitle,
          picture: `${demo.hero.picture}.webp`,
          videoUrl: filmPath(demo.film),
          primary: { label: demo.hero.label, link: `/program/${key}/episodes/${featuredEpisodeId}` },
          secondary: { label: 'หน้ารายการ', link: `/program/${key}` },
        }
      : null,
    position,
  };
}
