import { z } from 'zod';
import { flag, required, text, toSafeHref, toSideList } from '../wire/wire.ts';
import { accessWire, toAccess } from './access.ts';
import { defaultPicture, type Picture } from './picture.ts';
import { parseStreamingPlatform } from './streamingPlatform.ts';
import { webAddress } from './webAddress.ts';

/** A category of videos or of programmes, by its key. */
export const category = z
  .object({ key: text, name: text })
  .nullish()
  .catch(null)
  .transform((reference) => ({ key: reference?.key ?? '', name: reference?.name ?? '' }));

/** A topic (SPEC 3.5-05). */
export const tags = toSideList(z.object({ id: text, name: required }));

/** An age group of children, such as `3–6 ปี` (SPEC 3.5-08). */
export const ageRanges = toSideList(z.object({ name: required }).transform(({ name }) => name));

/** The links of a programme (SPEC 3.5-04, 3.5-26); empty where it has none. */
export const linksWire = { facebook: webAddress, twitter: webAddress, youtube: webAddress, schedule: text };

/** The address of a programme's page. */
export const toProgramHref = (canonicalUrl: string, key: string) =>
  toSafeHref(canonicalUrl, key ? `/program/${encodeURIComponent(key)}` : '/program');

/**
 * The programme of a video, an episode or an airing (SPEC 3.5-03, 3.5-04, 3.5-14, 3.5-17, 3.5-18); null when it names
 * none.
 */
export const programReference = z
  .looseObject({
    id: text,
    key: text,
    title: text,
    canonical_url: text,
    category,
    ...linksWire,
    ...accessWire,
    is_old_program: flag,
    restricted_license: flag,
    display_image: defaultPicture,
    header_background_image: defaultPicture,
    epic_background_image: defaultPicture,
  })
  .nullish()
  .catch(null)
  .transform((wire) => {
    if (!wire?.title) return null;
    const { id, key, title, schedule, facebook, twitter, youtube } = wire;
    return {
      id,
      key,
      title,
      href: toProgramHref(wire.canonical_url, key),
      category: wire.category,
      schedule,
      facebook,
      twitter,
      youtube,
      /** True when it has ended (SPEC 4.6-03). */
      isEnded: wire.is_old_program,
      /** True when it may not be shown on the web (SPEC 3.5-17). */
      isRestricted: wire.restricted_license,
      platform: parseStreamingPlatform(wire),
      /** Its own access marks. */
      access: toAccess(wire),
      picture: wire.display_image as Picture | null,
      background: (wire.header_background_image ?? wire.epic_background_image) as Picture | null,
    };
  });
export type ProgramReference = NonNullable<z.output<typeof programReference>>;
