import type { LiveChannel, MainNav, MediaAsset, Navigation } from '@sala/contracts';
import { CHANNELS, type Channel, MENU_EVENTS, toWireTitle } from '@sala/station';
import { toOwnPath } from '../platform/addresses/index.ts';
import { NEW_TAB } from '../ui/index.ts';

// What the shell shows of the content service's navigation (SPEC 3.1). A page's data is sent twice, as HTML and for
// hydration: what no menu shows stays on the server.

export interface MenuLink {
  title: string;
  /** Empty for an entry that leads nowhere (SPEC 2.10-02). */
  url: string;
  target?: string;
  rel?: string;
}

export interface ChannelLink extends MenuLink {
  logo: string;
  /** A colour or a gradient; empty when there is none that can be trusted. */
  background: string;
  /** SPEC 2.8-02 */
  hasLiveBadge: boolean;
  /** SPEC 4.2-03 */
  isLive: boolean;
}

/**
 * One option of the main navbar: a link, or what opens the live channels or the organisation (SPEC 2.7-02 to 2.7-04).
 */
export interface NavbarOption extends MenuLink {
  channels?: ChannelLink[];
  organisation?: MenuLink[];
}

/** What the header and the navbar show on a page. */
export interface NavbarNavigation {
  globalNavs: MenuLink[];
  navbar: { title: string; options: NavbarOption[] };
  /** Whether a channel that is live stands among those of the live card. */
  isLive: boolean;
}

export interface NetworkSite extends MenuLink {
  subtitle: string;
  logo: string;
  logoOnDark: string;
}

/** A group of the expanded menu; the site map has others beside them. */
export interface MenuGroup {
  title: string;
  hasArrow: boolean;
  /** The events of a press on one of its links (SPEC 7.15-08, 7.15-09). */
  event?: string;
  /** `name` is what events know a link by (SPEC 3.1-07). */
  links: (MenuLink & { name: string })[];
}

/** What the cards and the expanded menu show once they are opened. */
export interface MenusNavigation {
  channels: ChannelLink[];
  organisation: MenuLink[];
  network: { title: string; sites: NetworkSite[] }[];
  groups: MenuGroup[];
}

/** The main nav that a path belongs to (SPEC 2.7-09 to 2.7-12). */
export function findNavPath(pathname: string): string {
  return ['/program', '/live', '/news'].find((path) => pathname.startsWith(path)) ?? '/home';
}

/**
 * The header's and navbar's entries for a path. `builtIn` are the navs that stand in where the service has none for it.
 */
export function toNavbarNavigation(navigation: Navigation, builtIn: MainNav[], pathname: string): NavbarNavigation {
  const nav = toMainNav(navigation['main-navs'], builtIn, pathname);
  return {
    globalNavs: navigation['global-navs'].map(toMenuLink),
    navbar: {
      title: nav?.title ?? '',
      options: (nav?.options ?? []).map((option) => ({
        ...toMenuLink(option),
        ...(option.liveOptions.length > 0 && { channels: option.liveOptions.map(toChannelLink) }),
        ...(option.orgOptions.length > 0 && { organisation: option.orgOptions.map(toMenuLink) }),
      })),
    },
    isLive: navigation['live-channels'].some((channel) => toChannelLink(channel).isLive),
  };
}

/** The entries of the menus that open. */
export function toMenusNavigation(navigation: Navigation): MenusNavigation {
  return {
    channels: navigation['live-channels'].map(toChannelLink),
    organisation: navigation.orgs.map(toMenuLink),
    network: navigation['network-menus'].map(({ title, options }) => ({
      title,
      sites: options.map((option) => ({
        ...toMenuLink(option),
        subtitle: option.subtitle,
        logo: findAddress(option.logoLightTheme2x, option.logoLightTheme),
        logoOnDark: findAddress(option.logoDarkTheme2x, option.logoDarkTheme, option.logoLightTheme),
      })),
    })),
    groups: navigation['hamburger-menus'].map(({ title, isDisplayArrow, options }) => ({
      title,
      event: `clickMenuHamburger clickHamburger${MENU_EVENTS[title] ?? 'Other'}`,
      hasArrow: isDisplayArrow,
      links: options.map((option) => ({ ...toMenuLink(option), name: option.moeAttributeName })),
    })),
  };
}

/**
 * The nav of the path's own; else the service's default, which for programmes and news is that of the news (2.7-09,
 * 7.1-13), and that of the home page where none is marked as the default (2.7-13).
 */
function toMainNav(navs: MainNav[], builtIn: MainNav[], pathname: string): MainNav | undefined {
  const path = findNavPath(pathname);
  const at = (list: MainNav[], navPath: string) => list.find((nav) => nav.path === navPath);
  const own = at(navs, path);
  if (own) return own;
  if (path === '/program' || path === '/news') return at(navs, '/news') ?? at(builtIn, '/news');
  // the first one is whichever the service lists first: the collection has no order (7.1-08)
  return navs.find((nav) => nav.isDefault) ?? at(navs, '/home') ?? navs[0] ?? at(builtIn, path);
}

/** An entry as a link of the shell. */
export function toMenuLink(entry: {
  title: string;
  url: string;
  isExternal: boolean;
  rel: string;
  openNewTab?: boolean;
}): MenuLink {
  const { title, rel, openNewTab, isExternal } = entry;
  return { title, url: toOwnPath(entry.url), ...((openNewTab || isExternal) && NEW_TAB), ...(rel && { rel }) };
}

function toChannelLink(entry: LiveChannel): ChannelLink {
  const channel: Channel | undefined = CHANNELS.find((one) => toWireTitle(one) === entry.title);
  const isLive = channel?.kind !== 'online';
  return {
    ...toMenuLink(entry),
    title: channel?.title ?? entry.title,
    logo: findAddress(entry.logo2x, entry.logo1x),
    background: toBackground(entry.backgroundColor),
    hasLiveBadge: !entry.url && isLive,
    isLive,
  };
}

// no url(), no var(): a colour or a gradient of colours, as SPEC 3.1-11 says
const COLOUR = /^(#[\da-f]{3,8}|[a-z]{3,20}|((rgb|hsl)a?|hwb|(ok)?l(ab|ch))\([\d\s.,%/a-z-]+\))$/i;
const GRADIENT =
  /^(repeating-)?(linear|radial|conic)-gradient\(([#\w\s.,%-]|((rgb|hsl)a?|hwb|(ok)?l(ab|ch))\([\d\s.,%/a-z-]+\))+\)$/i;

function toBackground(given: string): string {
  const colour = given.trim();
  return COLOUR.test(colour) || GRADIENT.test(colour) ? colour : '';
}

function findAddress(...assets: (MediaAsset | null)[]): string {
  return assets.find((asset) => asset?.url)?.url ?? '';
}
