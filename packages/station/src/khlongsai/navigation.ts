const link = (title: string, url: string) => ({ title, url, isExternal: false, openNewTab: false, rel: '' });

const numbered = <Entry extends object>(...entries: Entry[]) =>
  entries.map((entry, index) => ({ id: index + 1, order: index + 1, ...entry }));

const picture = (name: string) => ({ name, url: `/station/${name}.svg`, width: 96, height: 40 });

const CHANNELS = numbered(
  { ...link('คลองใสทีวี', ''), startAirTime: '05:00:00.000', endAirTime: '01:00:00.000', logo1x: picture('channel-tv') },
  { ...link('คลองใสออนไลน์', '/live/online'), startAirTime: null, endAirTime: null, logo1x: picture('channel-online') },
);

const ORGANISATION = numbered(link('เกี่ยวกับคลองใส', 'https://org.khlongsai.example'));
const SECTIONS = numbered(link('ข่าวการเมือง', '/news/politics'), link('ข่าวสิ่งแวดล้อม', '/news/categories/environment'));

/** What analytics call the groups of the hamburger menu (SPEC 7.15-09). */
export const MENU_EVENTS: Record<string, string> = { ข่าว: 'News' };

/** The menus until a content service says otherwise (SPEC 7.1-11), as they are on the wire. */
export const NAVIGATION = {
  'global-navs': numbered(link('ข่าว', '/news'), link('รายการ', '/program')),
  'main-navs': numbered(
    {
      title: '',
      path: '/home',
      isDefault: true,
      options: numbered({ ...link('ชมสด', '/live'), liveOptions: CHANNELS }),
    },
    { title: 'ข่าว', path: '/news', isDefault: false, options: SECTIONS },
  ),
  'hamburger-menus': numbered({ title: 'ข่าว', isDisplayArrow: true, options: SECTIONS }),
  'network-menus': numbered({
    title: 'ในเครือ',
    options: numbered(link('คลองใสเด็ก', 'https://kids.khlongsai.example')),
  }),
  orgs: ORGANISATION,
  'live-channels': CHANNELS,
  'hot-news': numbered(link('น้ำหลาก', '/tags?q=%E0%B8%99%E0%B9%89%E0%B8%B3')),
};
