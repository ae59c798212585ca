import { z } from 'zod';
import { flag, id, required, text, toSideList } from '../wire/wire.ts';
import { accessWire, toAccess } from './access.ts';
import { episode } from './episode.ts';
import { heroBanner } from './heroBanner.ts';
import { person } from './person.ts';
import type { Picture } from './picture.ts';
import { playlist } from './playlist.ts';
import { category, linksWire, tags, toProgramHref } from './reference.ts';
import { imagesWire, PERSON_LIST_NAME, season, toImages, toLogoLayout } from './season.ts';
import { parseStreamingPlatform } from './streamingPlatform.ts';
import { video } from './video.ts';
import { webAddress } from './webAddress.ts';

/** The type of a programme that consists only of short clips (SPEC 9.3-02). */
const SHORT_CLIPS_PROGRAM_ID = '800559';

/** The featured content of a programme's page, by its component id (SPEC 9.3-04). */
const FEATURED = new Map<string, 'episodes' | 'clips' | 'featuredEpisode' | 'featuredVideo'>([
  ['3', 'episodes'],
  ['4', 'clips'],
  ['6', 'featuredEpisode'],
  ['7', 'featuredVideo'],
]);

/** A programme (SPEC 3.5-22 to 3.5-35). */
export const program = z
  .looseObject({
    id,
    key: text,
    title: required,
    tagline: text,
    description: text,
    canonical_url: text,
    category,
    gallery_id: text,
    person_list_name: text,
    episode_list_name: text,
    article_list_name: text,
    mail: text,
    website: webAddress,
    ...linksWire,
    playlists: toSideList(playlist),
    persons: toSideList(person),
    seasons: toSideList(season),
    component_id: text,
    ...imagesWire,
    homepage_layout_type: text,
    homepage_episode_index_enabled: flag,
    homepage_video_index_enabled: flag,
    homepage_story_index_enabled: flag,
    featured_video: video.nullish().catch(null),
    featured_episode: episode.nullish().catch(null),
    hero_banner: heroBanner.nullish().catch(null),
    tags,
    is_old_program: flag,
    restricted_license: flag,
    live_broadcasting_status: text,
    ...accessWire,
  })
  .transform((wire) => {
    const images = toImages(wire);
    const layout = wire.homepage_layout_type || 'standard';
    const hasMore = wire.id !== SHORT_CLIPS_PROGRAM_ID;
    return {
      id: wire.id,
      key: wire.key || wire.id,
      title: wire.title,
      tagline: wire.tagline,
      description: wire.description,
      /** The days and times of its airings, in words. */
      schedule: wire.schedule,
      href: toProgramHref(wire.canonical_url, wire.key || wire.id),
      category: wire.category,
      galleryId: wire.gallery_id,
      personListName: wire.person_list_name || PERSON_LIST_NAME,
      episodeListName: wire.episode_list_name || 'ตอนทั้งหมด',
      articleListName: wire.article_list_name || 'บทความ',
      /** Empty where there is none. */
      mail: /^[^\s@?&]+@[^\s@?&]+$/.test(wire.mail) ? wire.mail : '',
      website: wire.website,
      facebook: wire.facebook,
      twitter: wire.twitter,
      youtube: wire.youtube,
      playlists: wire.playlists,
      persons: wire.persons,
      seasons: wire.seasons,
      componentId: wire.component_id,
      /** The featured content of its page, and its address (SPEC 9.3-04); null for none. */
      featured: FEATURED.get(wire.component_id) ?? null,
      featuredVideo: wire.featured_video ?? null,
      featuredEpisode: wire.featured_episode ?? null,
      heroBanner: wire.hero_banner ?? null,
      images,
      layout,
      picture: findPicture(layout, images),
      logoLayout: toLogoLayout(images.logo),
      /** The tabs of its page (SPEC 9.3-02). */
      tabs: {
        main: hasMore,
        episodes: hasMore && wire.homepage_episode_index_enabled,
        clips: hasMore && wire.homepage_video_index_enabled,
        stories: wire.homepage_story_index_enabled,
        articles: wire.article_list_name !== '',
      },
      platform: parseStreamingPlatform(wire),
      tags: wire.tags,
      /** SPEC 4.6-03 */
      isEnded: wire.is_old_program,
      isRestricted: wire.restricted_license,
      liveStatus: wire.live_broadcasting_status,
      access: toAccess(wire),
    };
  });
export type Program = z.output<typeof program>;

/** The picture for a layout (SPEC 3.5-34), or any other. */
function findPicture(layout: string, images: ReturnType<typeof toImages>): Picture | null {
  const { display, verticalCover, generalCover } = images;
  const chosen = layout === 'vertical' ? verticalCover : layout === 'clean' ? generalCover : display;
  return chosen ?? display ?? generalCover ?? verticalCover;
}
