import {
  link,
  numberEntries,
  toCategoryLinks,
  toChannelLinks,
  toExternalLink,
  toLiveEntries,
  toMenuEvents,
  toStationPicture,
} from '../menus.ts';
import { CATEGORIES } from './categories.ts';
import { CHANNEL_COLOURS, CHANNELS } from './channels.ts';

// The default menus, used until the content service replaces them (SPEC 7.1-11), in its own shapes (SPEC 3.1).

const toLogos = (name: string) => ({
  logoLightTheme: toStationPicture(`network-${name}`, 88, 32),
  logoDarkTheme: toStationPicture(`network-${name}-dark`, 88, 32),
});

const ORGANISATION = [
  toExternalLink('เกี่ยวกับเรา', 'https://org.sala.example/home'),
  toExternalLink('ร่วมงานและฝึกงาน', 'https://org.sala.example/jobs'),
  toExternalLink('ข่าวประชาสัมพันธ์', 'https://org.sala.example/pr'),
  toExternalLink('คณะกรรมการนโยบาย', 'https://org.sala.example/board'),
  toExternalLink('สภาผู้ชมและผู้ฟัง', 'https://org.sala.example/council'),
  toExternalLink('ร้องเรียน', 'https://org.sala.example/complaints'),
  toExternalLink('ติดต่อเรา', 'https://org.sala.example/contact'),
];

const LIVE_ENTRIES = numberEntries(toLiveEntries(CHANNELS, CHANNEL_COLOURS));
const CHANNEL_LINKS = toChannelLinks(CHANNELS);
const CATEGORY_LINKS = toCategoryLinks(CATEGORIES);

const WATCH_LIVE = { ...link('ชมสด', '/live'), liveOptions: LIVE_ENTRIES };

const toMainNav = (path: string, title: string, options: object[], isDefault = false) => ({
  title,
  path,
  isDefault,
  options,
});

const MAIN_NAVS = [
  toMainNav(
    '/home',
    '',
    [
      link('ข่าว', '/news'),
      WATCH_LIVE,
      link('รายการ', '/program'),
      link('ผังรายการ', '/program/schedules'),
      ...CATEGORY_LINKS.slice(0, 9),
      link('ข่าวเสียง', '/ai-audio-news'),
      { ...toExternalLink('องค์กร', 'https://org.sala.example/home'), orgOptions: numberEntries(ORGANISATION) },
    ],
    true,
  ),
  toMainNav('/news', 'ข่าว', [
    link('ข่าวเด่น', '/news'),
    ...CATEGORY_LINKS,
    link('โฟกัส', '/news/focus'),
    link('คลิปข่าว', '/news/clip/archive'),
    link('อินโฟกราฟิก', '/news/infographic'),
    link('แกลเลอรี', '/news/gallery'),
    link('รวมข่าวรายวัน', '/news/archive'),
  ]),
  toMainNav('/program', 'รายการ', [
    link('แนะนำ', '/program'),
    WATCH_LIVE,
    link('ทุกรายการ', '/program/all'),
    link('ผังรายการ', '/program/schedules'),
    link('ย้อนหลัง', '/program/watch/rerun'),
    link('ยอดนิยม', '/program/watch/popular'),
    link('คลิป', '/program/watch/clip'),
    link('ตัวอย่างรายการ', '/program/watch/promo'),
    link('เพลย์ลิสต์', '/program/playlists'),
    link('รายการเก่า', '/program/archived'),
  ]),
  toMainNav('/live', 'ชมสด', [
    ...CHANNEL_LINKS,
    link('ผังรายการ', '/program/schedules'),
    link('รายการพิเศษ', '/live/special'),
  ]),
];

/** The name of a link in analytics: its address on this site, else its name in its group (SPEC 3.1-07). */
const toAttribute = (url: string, otherwise: string) =>
  url.startsWith('/')
    ? url
        .slice(1)
        .replace(/^news\//, '')
        .replaceAll('/', '_')
    : otherwise;

const group = (title: string, attribute: string, options: ReturnType<typeof link>[], isDisplayArrow = false) => ({
  title,
  isDisplayArrow,
  options: options.map((option) => ({ ...option, moeAttributeName: toAttribute(option.url, attribute) })),
});

/** The groups of the expanded menu by their names in events (SPEC 7.15-09): `News` of `clickHamburgerNews`. */
const HAMBURGER_MENUS = {
  News: group('ข่าว', 'news', [link('ข่าวเด่นวันนี้', '/news'), ...CATEGORY_LINKS], true),
  SpecialColumn: group('ติดตามข่าว', 'news', [
    link('ข่าวด่วน', '/news/breakingnews'),
    link('ข่าวยอดนิยม', '/news/archive/hotnews'),
    link('โฟกัส', '/news/focus'),
    link('สารคดีข่าว', '/now'),
    link('คลิปข่าว', '/news/clip/archive'),
    link('อินโฟกราฟิก', '/news/infographic'),
    link('แกลเลอรี', '/news/gallery'),
    link('รวมข่าวรายวัน', '/news/archive'),
    link('แท็กข่าว', '/tags'),
    link('ฟังข่าวด้วยเสียงอ่าน', '/ai-audio-news'),
  ]),
  Program: group(
    'รายการ',
    'program',
    [
      link('รายการแนะนำ', '/program'),
      link('ทุกรายการ', '/program/all'),
      link('ผังรายการ', '/program/schedules'),
      link('ดูย้อนหลัง', '/program/watch/rerun'),
      link('คลิปยอดนิยม', '/program/watch/popular'),
      link('เพลย์ลิสต์', '/program/playlists'),
    ],
    true,
  ),
  SalaProduct: group('ชมสด', 'live', CHANNEL_LINKS),
  Services: group('บริการ', 'services', [
    toExternalLink('บริการดิจิทัล', 'https://digital.sala.example'),
    toExternalLink('คลังภาพและเสียง', 'https://archive.sala.example'),
  ]),
  Organization: group('องค์กร', 'organization', ORGANISATION),
  Other: group('อื่น ๆ', 'other', [
    link('ค้นหา', '/search'),
    link('แผนผังเว็บไซต์', '/sitemap'),
    toExternalLink('English', 'https://english.sala.example'),
  ]),
};

/** The names of the groups of the expanded menu in events, by their titles; others are `Other`. */
export const MENU_EVENTS = toMenuEvents(HAMBURGER_MENUS);

const toSite = (title: string, subtitle: string, name: string) => ({
  ...toExternalLink(title, `https://${name}.sala.example`),
  subtitle,
  shortTitle: title,
  moeAttributeName: name,
  ...toLogos(name),
});

const NETWORK_MENUS = [
  {
    title: 'เว็บไซต์ในเครือข่าย',
    options: [
      toSite('ศาลาอังกฤษ', 'ข่าวไทยในภาษาอังกฤษ', 'english'),
      toSite('ศาลาเพลย์', 'ดูรายการย้อนหลังได้ทุกที่', 'play'),
      toSite('ศาลาเด็ก', 'เรียนรู้และเล่นอย่างปลอดภัย', 'kids'),
      toSite('ศาลาพอดแคสต์', 'ฟังเรื่องเล่าระหว่างทาง', 'podcast'),
    ],
  },
  {
    title: 'เว็บไซต์บริการ',
    options: [
      toSite('ศูนย์ข้อมูลภัยพิบัติ', 'แผนที่และคำเตือนในพื้นที่', 'alert'),
      toSite('คลังภาพและเสียง', 'จดหมายเหตุของสังคมไทย', 'archive'),
    ],
  },
];

const HOT_NEWS = ['น้ำท่วม', 'เลือกตั้งท้องถิ่น', 'ค่าครองชีพ', 'ฝุ่น', 'ขนส่งสาธารณะ', 'การศึกษา'].map((term) =>
  link(term, `/tags?q=${encodeURIComponent(term)}`),
);

/** The default entries of the content service's seven collections (SPEC 7.1), as they are on the wire. */
export const NAVIGATION = {
  'global-navs': numberEntries([
    link('ข่าว', '/news'),
    link('รายการ', '/program'),
    link('ข่าวเสียง', '/ai-audio-news'),
    link('ผังรายการ', '/program/schedules'),
  ]),
  'main-navs': numberEntries(MAIN_NAVS).map((nav) => ({ ...nav, options: numberEntries(nav.options) })),
  'hamburger-menus': numberEntries(Object.values(HAMBURGER_MENUS)).map((menu) => ({
    ...menu,
    options: numberEntries(menu.options),
  })),
  'network-menus': numberEntries(NETWORK_MENUS).map((menu) => ({ ...menu, options: numberEntries(menu.options) })),
  orgs: numberEntries(ORGANISATION),
  'live-channels': LIVE_ENTRIES,
  'hot-news': numberEntries(HOT_NEWS),
};
