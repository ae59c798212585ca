import { link, numberEntries, toCategoryLinks, toExternalLink, toLiveEntries, toMenuEvents } from '../menus.ts';
import { CATEGORIES } from './categories.ts';
import { CHANNEL_COLOURS, CHANNELS } from './channels.ts';

const LIVE_ENTRIES = numberEntries(toLiveEntries(CHANNELS, CHANNEL_COLOURS));
const CATEGORY_LINKS = numberEntries(toCategoryLinks(CATEGORIES));
const ORGANISATION = numberEntries([toExternalLink('เกี่ยวกับคลองใส', 'https://org.khlongsai.example')]);

const HAMBURGER_MENUS = { News: { title: 'ข่าว', isDisplayArrow: true, options: CATEGORY_LINKS } };

/** The names of the groups of the expanded menu in events, by their titles (SPEC 7.15-09). */
export const MENU_EVENTS = toMenuEvents(HAMBURGER_MENUS);

/** The default menus, used until a content service replaces them (SPEC 7.1-11), as they are on the wire. */
export const NAVIGATION = {
  'global-navs': numberEntries([link('ข่าว', '/news'), link('รายการ', '/program')]),
  'main-navs': numberEntries([
    {
      title: '',
      path: '/home',
      isDefault: true,
      options: numberEntries([{ ...link('ชมสด', '/live'), liveOptions: LIVE_ENTRIES }]),
    },
    { title: 'ข่าว', path: '/news', isDefault: false, options: CATEGORY_LINKS },
  ]),
  'hamburger-menus': numberEntries(Object.values(HAMBURGER_MENUS)),
  'network-menus': numberEntries([
    { title: 'ในเครือ', options: numberEntries([toExternalLink('คลองใสเด็ก', 'https://kids.khlongsai.example')]) },
  ]),
  orgs: ORGANISATION,
  'live-channels': LIVE_ENTRIES,
  'hot-news': numberEntries([link('น้ำหลาก', '/tags?q=%E0%B8%99%E0%B9%89%E0%B8%B3')]),
};
