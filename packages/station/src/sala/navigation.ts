import { CHANNELS as STATION_CHANNELS } from './channels.ts';

// The menus as they are until the content service says otherwise (SPEC 7.1-11), in its own shapes (SPEC 3.1).
const link = (title: string, url: string) => ({ title, url, isExternal: false, openNewTab: false, rel: '' });
const outside = (title: string, url: string) => ({
  title,
  url,
  isExternal: true,
  openNewTab: true,
  rel: 'noopener noreferrer',
});

const numbered = <Entry extends object>(entries: Entry[]) =>
  entries.map((entry, index) => ({ id: index + 1, order: index + 1, ...entry }));

const picture = (name: string, width: number, height: number) => ({ name, url: `/station/${name}.svg`, width, height });

const logos = (name: string) => ({
  logoLightTheme: picture(`network-${name}`, 88, 32),
  logoDarkTheme: picture(`network-${name}-dark`, 88, 32),
});

const NIGHT = 24 * 60;
const timeOfDay = (minutes: number) => `${new Date((minutes % NIGHT) * 60_000).toISOString().slice(11, 16)}:00.000`;

/** SPEC 9.4-04: what ends at an hour of the night ends there on the next day. */
const channel = (key: string, title: string, url: string, backgroundColor: string) => {
  const air = STATION_CHANNELS.find((one) => one.key === key)?.air ?? null;
  return {
    title,
    url,
    isExternal: false,
    rel: '',
    backgroundColor,
    startAirTime: air && timeOfDay(air.from),
    endAirTime: air && timeOfDay(air.to),
    startAirTimeOffsetInMinute: 0,
    endAirTimeOffsetInMinute: NIGHT,
    logo1x: picture(`channel-${key}`, 96, 40),
  };
};

// an entry without an address is what is on the main channel now (SPEC 2.8-02)
const CHANNELS = [
  channel('tv', 'ศาลาทีวี', '', '#1b2a5b'),
  channel('rian', 'ศาลาเรียน', '/live/rian', 'linear-gradient(135deg, #b45309, #f2a900)'),
  channel('online', 'online', '/live/online', '#0f5c5c'),
];

const ORGANISATION = [
  outside('เกี่ยวกับเรา', 'https://org.sala.example/home'),
  outside('ร่วมงานและฝึกงาน', 'https://org.sala.example/jobs'),
  outside('ข่าวประชาสัมพันธ์', 'https://org.sala.example/pr'),
  outside('คณะกรรมการนโยบาย', 'https://org.sala.example/board'),
  outside('สภาผู้ชมและผู้ฟัง', 'https://org.sala.example/council'),
  outside('ร้องเรียน', 'https://org.sala.example/complaints'),
  outside('ติดต่อเรา', 'https://org.sala.example/contact'),
];

const CATEGORIES = [
  link('การเมือง', '/news/politics'),
  link('สังคม', '/news/categories/social'),
  link('เศรษฐกิจ', '/news/categories/economy'),
  link('ต่างประเทศ', '/news/categories/foreign'),
  link('ภูมิภาค', '/news/categories/region'),
  link('อาชญากรรม', '/news/categories/crime'),
  link('ภัยพิบัติ', '/news/categories/disaster'),
  link('สิ่งแวดล้อม', '/news/categories/environment'),
  link('กีฬา', '/news/categories/sport'),
  link('ศิลปะ-บันเทิง', '/news/categories/entertainment'),
  link('ไลฟ์สไตล์', '/news/categories/lifestyle'),
  link('วิทยาศาสตร์เทคโนโลยี', '/news/categories/tech'),
  link('พระราชสำนัก', '/news/categories/royal'),
];

const WATCH_LIVE = { ...link('ชมสด', '/live'), liveOptions: numbered(CHANNELS) };

const mainNav = (path: string, title: string, options: object[], isDefault = false) => ({
  title,
  path,
  isDefault,
  options,
});

const MAIN_NAVS = [
  mainNav(
    '/home',
    '',
    [
      link('ข่าว', '/news'),
      WATCH_LIVE,
      link('รายการ', '/program'),
      link('ผังรายการ', '/program/schedules'),
      ...CATEGORIES.slice(0, 9),
      link('ข่าวเสียง', '/ai-audio-news'),
      { ...outside('องค์กร', 'https://org.sala.example/home'), orgOptions: numbered(ORGANISATION) },
    ],
    true,
  ),
  mainNav('/news', 'ข่าว', [
    link('ข่าวเด่น', '/news'),
    ...CATEGORIES,
    link('โฟกัส', '/news/focus'),
    link('คลิปข่าว', '/news/clip/archive'),
    link('อินโฟกราฟิก', '/news/infographic'),
    link('แกลเลอรี', '/news/gallery'),
    link('รวมข่าวรายวัน', '/news/archive'),
  ]),
  mainNav('/program', 'รายการ', [
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
  mainNav('/live', 'ชมสด', [
    link('ศาลาทีวี', '/live'),
    link('ศาลาเรียน', '/live/rian'),
    link('ศาลาออนไลน์', '/live/online'),
    link('ผังรายการ', '/program/schedules'),
    link('รายการพิเศษ', '/live/special'),
  ]),
];

const group = (title: string, attribute: string, options: ReturnType<typeof link>[], isDisplayArrow = false) => ({
  title,
  isDisplayArrow,
  options: options.map((option) => ({
    ...option,
    moeAttributeName: option.url.startsWith('/')
      ? option.url
          .slice(1)
          .replace(/^news\//, '')
          .replaceAll('/', '_')
      : attribute,
  })),
});

/** What events call the groups of the expanded menu, by their titles (SPEC 7.15-09): `News` of `clickHamburgerNews`; others are `Other`. */
export const MENU_EVENTS: Record<string, string> = {
  ข่าว: 'News',
  ติดตามข่าว: 'SpecialColumn',
  รายการ: 'Program',
  ชมสด: 'SalaProduct',
  บริการ: 'Services',
  องค์กร: 'Organization',
};

const HAMBURGER_MENUS = [
  group('ข่าว', 'news', [link('ข่าวเด่นวันนี้', '/news'), ...CATEGORIES], true),
  group('ติดตามข่าว', 'news', [
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
  group(
    'รายการ',
    'program',
    [
      link('รายการแนะนำ', '/program'),
      link('ทุกรายการ', '/program/all'),
      link('ผังรายการ', '/program/schedules'),
      link('ชมย้อนหลัง', '/program/watch/rerun'),
      link('คลิปยอดนิยม', '/program/watch/popular'),
      link('เพลย์ลิสต์', '/program/playlists'),
    ],
    true,
  ),
  group('ชมสด', 'live', [link('ศาลาทีวี', '/live'), link('ศาลาเรียน', '/live/rian'), link('ศาลาออนไลน์', '/live/online')]),
  group('บริการ', 'services', [
    outside('บริการดิจิทัล', 'https://digital.sala.example'),
    outside('คลังภาพและเสียง', 'https://archive.sala.example'),
  ]),
  group('องค์กร', 'organization', ORGANISATION),
  group('อื่น ๆ', 'other', [
    link('ค้นหา', '/search'),
    link('แผนผังเว็บไซต์', '/sitemap'),
    outside('English', 'https://english.sala.example'),
  ]),
];

const site = (title: string, subtitle: string, name: string) => ({
  ...outside(title, `https://${name}.sala.example`),
  subtitle,
  shortTitle: title,
  moeAttributeName: name,
  ...logos(name),
});

const NETWORK_MENUS = [
  {
    title: 'เว็บไซต์ในเครือข่าย',
    options: [
      site('ศาลาอังกฤษ', 'ข่าวไทยในภาษาอังกฤษ', 'english'),
      site('ศาลาเพลย์', 'ดูรายการย้อนหลังได้ทุกที่', 'play'),
      site('ศาลาเด็ก', 'เรียนรู้และเล่นอย่างปลอดภัย', 'kids'),
      site('ศาลาพอดแคสต์', 'ฟังเรื่องเล่าระหว่างทาง', 'podcast'),
    ],
  },
  {
    title: 'เว็บไซต์บริการ',
    options: [
      site('ศูนย์ข้อมูลภัยพิบัติ', 'แผนที่และคำเตือนในพื้นที่', 'alert'),
      site('คลังภาพและเสียง', 'จดหมายเหตุของสังคมไทย', 'archive'),
    ],
  },
];

const HOT_NEWS = ['น้ำท่วม', 'เลือกตั้งท้องถิ่น', 'ค่าครองชีพ', 'ฝุ่น', 'ขนส่งสาธารณะ', 'การศึกษา'].map((term) =>
  link(term, `/tags?q=${encodeURIComponent(term)}`),
);

/** The built-in entries of the content service's seven collections (SPEC 7.1), as they are on the wire. */
export const NAVIGATION = {
  'global-navs': numbered([
    link('ข่าว', '/news'),
    link('รายการ', '/program'),
    link('ข่าวเสียง', '/ai-audio-news'),
    link('ผังรายการ', '/program/schedules'),
  ]),
  'main-navs': numbered(MAIN_NAVS).map((nav) => ({ ...nav, options: numbered(nav.options) })),
  'hamburger-menus': numbered(HAMBURGER_MENUS).map((menu) => ({ ...menu, options: numbered(menu.options) })),
  'network-menus': numbered(NETWORK_MENUS).map((menu) => ({ ...menu, options: numbered(menu.options) })),
  orgs: numbered(ORGANISATION),
  'live-channels': numbered(CHANNELS),
  'hot-news': numbered(HOT_NEWS),
};
