import { type Navigation, type NavigationCollection, navigationCollections } from '@sala/contracts';
import { CHANNELS, NAVIGATION, STATION, toWireTitle } from '@sala/station';
import type { Area } from '../../areas/index.server.ts';
import { readMonotonicTime } from '../../clock/index.server.ts';
import { bindCache } from '../caches.server.ts';
import { createLayeredCache } from '../layeredCache.server.ts';
import { isLeftOut, leftOut } from '../leftOut.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The content management service (SPEC 7.1).

// SPEC 8-02: without a collection its built-in menu is shown, which looks as if all were well
const content = createService('content', settings.contentApi, { logsMissing: true });

type Collection = Navigation[NavigationCollection];

/** How long a page waits for a menu, in milliseconds; then the built-in one is shown. */
const MENU_TIMEOUT_MS = 1500;
/** How long a built-in menu is shown before the service that failed is asked for its own again, in milliseconds. */
const RETRY_PAUSE_MS = 5000;

const NAMES = Object.keys(navigationCollections) as NavigationCollection[];
const cached = createLayeredCache<Collection>();
const pausedUntil = new Map<NavigationCollection, number>();
bindCache('menus', () => {
  cached.clear();
  pausedUntil.clear();
  understood.clear();
});

/**
 * The seven menus, asked in parallel; each that fails or is empty is the built-in one (SPEC 7.1-10 to 7.1-12). Never
 * throws.
 */
export async function fetchNavigation(now: () => number = readMonotonicTime): Promise<Navigation> {
  try {
    const collections = await Promise.all(NAMES.map((name) => fetchMenu(name, now)));
    return Object.fromEntries(NAMES.map((name, index) => [name, collections[index]])) as unknown as Navigation;
  } catch (error) {
    console.error('Error fetching nav items:', error);
    return BUILT_IN_NAVIGATION;
  }
}

/** The recommended trends, fetched as the menus are (SPEC 1-27, 7.1-07). Never throws. */
export async function fetchTrends(): Promise<Navigation['hot-news']> {
  return (await fetchMenu('hot-news')) as Navigation['hot-news'];
}

/** The live channels, fetched as the menus are (SPEC 7.1-06, 9.4). Never throws. */
export async function fetchLiveChannels(): Promise<Navigation['live-channels']> {
  return (await fetchMenu('live-channels')) as Navigation['live-channels'];
}

function fetchMenu(name: NavigationCollection, now = readMonotonicTime): Promise<Collection> {
  const load = () => loadCollection(name, now);
  return (settings.cachesNavigation ? cached.get(name, load) : load())
    .catch(() => BUILT_IN_NAVIGATION[name])
    .then((entries) => withoutLeftOut(name, entries));
}

/** The relations of each collection that pages show, by the names that an unmodified Strapi requires. */
const RELATIONS: Record<NavigationCollection, readonly string[]> = {
  'global-navs': [],
  'main-navs': [
    ...['icon1x', 'icon2x', 'iconMobile', 'hamburgerIcon1x', 'hamburgerIcon2x'],
    ...['options.liveOptions.logo1x', 'options.liveOptions.logo2x', 'options.orgOptions'],
  ],
  'hamburger-menus': ['options'],
  'network-menus': ['logoLightTheme', 'logoDarkTheme', 'logoLightTheme2x', 'logoDarkTheme2x']
    .concat('hamburgerIcon1x', 'hamburgerIcon2x')
    .map((name) => `options.${name}`),
  orgs: [],
  'live-channels': ['logo1x', 'logo2x'],
  'hot-news': [],
};

/**
 * The ways to ask for relations, of which the first that the service supports is used: all of them, with a plugin (SPEC
 * 7.1-08); those that pages show, by name; only those of the entry itself. Strapi 5 answers 400 to an unknown one.
 */
const WAYS_TO_POPULATE = [
  () => 'populate=deep',
  (name: NavigationCollection) => RELATIONS[name].map((relation, index) => `populate[${index}]=${relation}`).join('&'),
  () => 'populate=*',
];
const understood = new Map<NavigationCollection, number>();

/** One of the service's collections, as it answers now. */
export async function fetchCollection(name: NavigationCollection): Promise<Area<Collection>> {
  const path = name === 'network-menus' ? `one-${STATION.brand}-menus` : name;
  const signal = AbortSignal.timeout(MENU_TIMEOUT_MS);
  for (let way = understood.get(name) ?? 0; ; way++) {
    const query = [name === 'main-navs' ? '' : 'sort=order', WAYS_TO_POPULATE[way]?.(name)].filter(Boolean).join('&');
    const area = await content.fetchArea<(typeof navigationCollections)[NavigationCollection]>(
      name,
      query ? `/${path}?${query}` : `/${path}`,
      navigationCollections[name],
      signal,
    );
    if (area.response) understood.set(name, way);
    if (area.error?.status !== 400 || way === WAYS_TO_POPULATE.length - 1) return area;
  }
}

async function loadCollection(name: NavigationCollection, now: () => number): Promise<Collection> {
  if (!settings.contentApi) return BUILT_IN_NAVIGATION[name];
  // a service that is down is not asked again for every page
  if (now() < (pausedUntil.get(name) ?? 0)) throw new Error(`${name} is paused`);
  const area = await fetchCollection(name);
  if (!area.response) {
    pausedUntil.set(name, now() + RETRY_PAUSE_MS);
    throw new Error(`${name} failed`);
  }
  return area.response.length > 0 ? withUploads(area.response) : BUILT_IN_NAVIGATION[name];
}

const isWhole = !leftOut && settings.liveStreams.size === CHANNELS.length;

/**
 * The entries of a menu without those that link to parts that are left out, and without channels that have no stream.
 */
function withoutLeftOut(name: NavigationCollection, entries: Collection): Collection {
  if (isWhole) return entries;
  return JSON.parse(JSON.stringify(entries), (key, value) => {
    if (!Array.isArray(value)) return value;
    const isThere = (key || name).startsWith('live') ? hasStream : hasTarget;
    return value.filter(isThere);
  }) as Collection;
}

const hasTarget = ({ url, path }: { url?: string; path?: string }) => !isLeftOut(url || (path ?? ''));

function hasStream(entry: { title: string; url: string }): boolean {
  const channel = CHANNELS.find((one) => toWireTitle(one) === entry.title);
  if (channel && !/^https?:/.test(entry.url)) return settings.liveStreams.has(channel.key);
  return !isLeftOut(entry.url || '/live');
}

/** Completes the addresses of the service's own files, which are relative to its root; all others stay as they are. */
function withUploads(entries: Collection): Collection {
  const { origin } = new URL(settings.contentApi ?? '');
  return JSON.parse(JSON.stringify(entries), (key, value) =>
    key === 'url' && typeof value === 'string' && value.startsWith('/uploads/') ? origin + value : value,
  ) as Collection;
}

/** The station's own menus, as the service would answer them, without links to parts that are left out. */
export const BUILT_IN_NAVIGATION = Object.fromEntries(
  NAMES.map((name) => [name, withoutLeftOut(name, navigationCollections[name].parse({ data: NAVIGATION[name] }))]),
) as unknown as Navigation;
