import { z } from 'zod';
import { strapiList } from '../wire/strapi.ts';
import {
  count,
  decodeUrl,
  flag,
  id,
  instant,
  listOf,
  required,
  text,
  toOptional,
  toSafeHref,
  toSideList,
} from '../wire/wire.ts';

// The navigation of the content management service (SPEC 3.1, 7.1). Every field but a title may be absent.

const href = text.transform((url) => toSafeHref(url, ''));
/** A number, which may be digits in a string; null when it is not known. */
const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null);

const format = z.object({
  ext: text,
  url: href,
  hash: text,
  mime: text,
  name: text,
  path: text,
  size: number,
  width: number,
  height: number,
});
const noFormat = format.nullish().catch(null);

/** A picture or another file of the content service (SPEC 3.1-18 to 3.1-20); null when there is none. */
const mediaAsset = z
  .object({
    id: id.optional(),
    name: text,
    alternativeText: text,
    caption: text,
    width: number,
    height: number,
    formats: z
      .object({ large: noFormat, medium: noFormat, small: noFormat, thumbnail: noFormat })
      .nullish()
      .catch(null),
    hash: text,
    ext: text,
    mime: text,
    size: number,
    url: href,
    previewUrl: text,
    provider: text,
    provider_metadata: z.unknown().optional(),
  })
  .nullish()
  .catch(null)
  .transform((asset) => (asset?.url ? asset : null));

const link = { id, title: required, url: href, isExternal: flag, rel: text, openNewTab: flag };
const stamps = { createdAt: instant, updatedAt: instant, publishedAt: instant };

/** SPEC 3.1-01 */
const globalNav = z.object({ ...link, order: count, ...stamps });

/** SPEC 3.1-10 to 3.1-15; the offsets are minutes and may be negative. */
const liveChannel = z.object({
  id,
  title: required,
  url: href,
  isExternal: flag,
  rel: text,
  backgroundColor: text,
  startAirTime: text,
  endAirTime: text,
  startAirTimeOffsetInMinute: number,
  endAirTimeOffsetInMinute: number,
  logo1x: mediaAsset,
  logo2x: mediaAsset,
  ...stamps,
});

/** SPEC 3.1-16 */
const orgLink = z.object({ ...link, order: count });

const mainNavOption = z.object({
  ...link,
  liveOptions: toSideList(liveChannel),
  orgOptions: toSideList(orgLink),
});

/** SPEC 3.1-02 to 3.1-05. `mainNavData` fills in the fields that the entry itself leaves out. */
const mainNav = z
  .object({
    id,
    title: text,
    path: text,
    isDefault: flag,
    icon1x: mediaAsset,
    icon2x: mediaAsset,
    iconMobile: mediaAsset,
    hamburgerIcon1x: mediaAsset,
    hamburgerIcon2x: mediaAsset,
    options: listOf(mainNavOption),
    mainNavData: toOptional(z.object({ title: text, options: listOf(mainNavOption) }), {}),
  })
  .transform(({ mainNavData, ...nav }) => ({
    ...nav,
    title: nav.title || mainNavData.title,
    options: nav.options.length > 0 ? nav.options : mainNavData.options,
  }));

/** SPEC 3.1-06, 3.1-07 */
const hamburgerMenu = z.object({
  id,
  title: required,
  order: count,
  isDisplayArrow: flag,
  options: listOf(z.object({ ...link, moeAttributeName: text })),
});

/** SPEC 3.1-08, 3.1-09 */
const networkMenu = z.object({
  id,
  title: required,
  order: count,
  options: listOf(
    z.object({
      ...link,
      subtitle: text,
      moeAttributeName: text,
      shortTitle: text,
      logoLightTheme: mediaAsset,
      logoDarkTheme: mediaAsset,
      logoLightTheme2x: mediaAsset,
      logoDarkTheme2x: mediaAsset,
      hamburgerIcon1x: mediaAsset,
      hamburgerIcon2x: mediaAsset,
    }),
  ),
});

/** SPEC 3.1-17. Its address is percent-encoded on the wire, and decoded here (SPEC 2.20-05). */
const hotNewsTag = z.object({
  ...link,
  url: text.transform((url) => toSafeHref(decodeUrl(url), toSafeHref(url, ''))),
  order: count,
});

/** The schemas of the entries of the seven collections (SPEC 7.1-01 to 7.1-07). */
export const NAVIGATION_ENTRIES = {
  'global-navs': globalNav,
  'main-navs': mainNav,
  'hamburger-menus': hamburgerMenu,
  'network-menus': networkMenu,
  orgs: orgLink,
  'live-channels': liveChannel,
  'hot-news': hotNewsTag,
} as const;

export type NavigationCollection = keyof typeof NAVIGATION_ENTRIES;

/** The seven collections, each a list of its entries. */
export type Navigation = { [Name in NavigationCollection]: z.output<(typeof NAVIGATION_ENTRIES)[Name]>[] };

/** The collections as the content service sends them. */
export const navigationCollections = {
  'global-navs': strapiList(globalNav),
  'main-navs': strapiList(mainNav),
  'hamburger-menus': strapiList(hamburgerMenu),
  'network-menus': strapiList(networkMenu),
  orgs: strapiList(orgLink),
  'live-channels': strapiList(liveChannel),
  'hot-news': strapiList(hotNewsTag),
} satisfies { [Name in NavigationCollection]: z.ZodType<Navigation[Name]> };

export type LiveChannel = z.output<typeof liveChannel>;
export type MainNav = z.output<typeof mainNav>;
export type MediaAsset = NonNullable<z.output<typeof mediaAsset>>;
