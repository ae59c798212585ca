import type { VideoCategory } from '@sala/contracts';
import { chooseUprightFilm, type DemoProgram, FILMS, type FilmName, toFilmPath } from '@sala/demo';
import { DAY_MS, HOUR_MS } from '@sala/thai';
import type { episodes, persons, programs, seasons, videos } from '../programs/schema.ts';
import type { Slot } from '../schedule/index.ts';
import { type Airing, createAirings } from './demoDates.ts';

const SOURCE = 'demo';
/** The first id of a programme; the ids of its episodes and videos are counted from it. */
const FIRST_ID = 800_000;
/** How long ago an old programme was on the air. */
const OLD_MS = 400 * DAY_MS;

type EpisodeRow = typeof episodes.$inferInsert & { id: number; source: string };
type VideoRow = typeof videos.$inferInsert & { id: number };

/** What the rows of a programme are made of. */
interface Source {
  demo: DemoProgram;
  /** The number of the programme, from which all other ids are counted. */
  nth: number;
  position: number;
  now: number;
}

/** The rows of a demo programme. `slots` are those of its first airings, without repeats. */
export function toProgramRows(demo: DemoProgram, position: number, slots: Slot[], now: number) {
  const source = { demo, nth: demo.id - FIRST_ID, position, now };
  const { out, upcoming } = toEpisodeRows(source, slots);
  const clips = toClipRows(source);
  return {
    program: toProgramRow(demo, position, out[0]?.id, clips[0]?.id),
    seasons: toSeasonRows(source),
    persons: toPersonRows(source),
    episodes: [...out, ...upcoming],
    videos: [...toRerunRows(source, out), ...clips],
  };
}

/** What all episodes and videos of a programme have in common. */
const toCommonFields = ({ access, tags, ageRanges }: DemoProgram) => ({ access, tags, ageRanges });

/** The episodes that have been on the air, the newest first, and those to come. */
function toEpisodeRows({ demo, nth, now }: Source, slots: Slot[]) {
  const { past, next } = createAirings(slots, now);
  const age = demo.old ? OLD_MS : 0;
  const count = demo.episodes.length;
  const toRow = (one: DemoProgram['episodes'][number], id: number, { startsAt, endsAt }: Airing) => ({
    id,
    source: SOURCE,
    programId: demo.id,
    title: one.title,
    description: one.text,
    picture: `${one.picture}.webp`,
    galleryId: demo.gallery ?? null,
    ...toCommonFields(demo),
    firstAiredAt: new Date(startsAt - age),
    startsAt: new Date(endsAt - age),
  });
  const out = demo.episodes.map((one, place) => ({
    ...toRow(one, nth * 100 + place + 1, past(place)),
    endsAt: demo.expired && place === count - 1 ? new Date(now - DAY_MS) : null,
    number: count - place,
    seasonId: findSeasonId({ demo, nth }, place),
  }));
  const upcoming = demo.upcoming.map((one, place) => ({
    ...toRow(one, nth * 100 + 50 + place, next(place)),
    endsAt: null,
    number: count + place + 1,
    seasonId: findSeasonId({ demo, nth }, 0),
  }));
  return { out, upcoming };
}

/** The season of an episode: the newer half of the episodes belongs to the newest of two seasons. */
function findSeasonId({ demo, nth }: Pick<Source, 'demo' | 'nth'>, place: number): number | null {
  const newest = demo.seasons.length;
  if (newest === 0) return null;
  return nth * 10 + newest - Math.min(newest - 1, Math.floor((place * newest) / demo.episodes.length));
}

function toSeasonRows({ demo, nth }: Source) {
  return demo.seasons.map(({ picture, ...one }, place): typeof seasons.$inferInsert => ({
    ...one,
    id: nth * 10 + place + 1,
    source: SOURCE,
    programId: demo.id,
    number: place + 1,
    schedule: demo.schedule,
    images: toImages(picture),
  }));
}

function toPersonRows({ demo, nth }: Source) {
  return demo.persons.map((one, place): typeof persons.$inferInsert => ({
    ...one,
    id: nth * 100 + place + 1,
    source: SOURCE,
    programId: demo.id,
    position: place,
  }));
}

/** The videos of the episodes that have been on the air. */
function toRerunRows({ demo, now }: Source, out: EpisodeRow[]): VideoRow[] {
  return out.slice(demo.withoutVideo ? 1 : 0).map(({ id, ...episode }) => ({
    ...toVideoRow(demo, { category: 'rerun', id: id * 10, film: demo.film, title: episode.title }),
    ...episode,
    path: `/program/${demo.key}/episodes/${id}`,
    episodeId: id,
    updatedAt: episode.firstAiredAt ?? new Date(now),
  }));
}

/** The clips, short clips and promos. */
function toClipRows({ demo, nth, position, now }: Source): VideoRow[] {
  const shorts = { clip: demo.clips, story: demo.shortClips, promo: demo.promos };
  return (['clip', 'story', 'promo'] as const).flatMap((category, kind) =>
    shorts[category].map((one, place) => {
      const age = (place * 31 + position * 5 + kind * 3 + 2) * HOUR_MS + (demo.old ? OLD_MS : 0);
      const firstAiredAt = new Date(now - age);
      const id = nth * 1000 + (kind + 1) * 100 + place;
      const film = category === 'story' ? chooseUprightFilm(nth + place) : demo.film;
      const row = {
        ...toVideoRow(demo, { category, id, film, title: one.title }),
        picture: `${one.picture}.webp`,
        firstAiredAt,
        updatedAt: firstAiredAt,
      };
      return one.key ? { ...row, key: one.key, path: `/program/stories/${one.key}` } : row;
    }),
  );
}

interface VideoOf {
  category: VideoCategory;
  id: number;
  film: FilmName;
  title: string;
}

/** What all videos of a programme have; when it was on the air and its picture are missing. */
function toVideoRow(demo: DemoProgram, { category, id, film, title }: VideoOf) {
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
    mediaUrl: toFilmPath(film),
    durationSeconds: FILMS[film],
    // arbitrary but different counts, so that the list of the most watched has an order
    views: (id * 7919) % 48_000,
    sourceKey: key,
    sourceType: 'upload' as const,
    ...toCommonFields(demo),
  };
}

function toImages(picture: string, standing = picture) {
  const file = `${picture}.webp`;
  return {
    display: file,
    generalCover: file,
    verticalCover: `${standing}.webp`,
    headerBackground: file,
    epicBackground: file,
  };
}

function toProgramRow(
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
    images: toImages(demo.picture, demo.hero?.picture),
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
          videoUrl: toFilmPath(demo.film),
          primary: { label: demo.hero.label, link: `/program/${key}/episodes/${featuredEpisodeId}` },
          secondary: { label: 'หน้ารายการ', link: `/program/${key}` },
        }
      : null,
    position,
  };
}
