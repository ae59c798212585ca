import { toStrapi4, toStrapi5 } from './strapi.ts';

const link = (title: string, url: string, more: object = {}) => ({
  title,
  url,
  isExternal: url.startsWith('http'),
  openNewTab: false,
  rel: null,
  ...more,
});

/** A file of the service itself: its address is relative to the root of the service. */
const file = (name: string) => ({
  id: 90,
  name,
  width: 96,
  height: 40,
  formats: null,
  ext: '.svg',
  url: `/uploads/${name}.svg`,
});

const channels = [
  link('คลองใสทีวี', '', {
    backgroundColor: '#0d5c46',
    startAirTime: '05:00:00.000',
    endAirTime: '01:00:00.000',
    startAirTimeOffsetInMinute: 0,
    endAirTimeOffsetInMinute: 1440,
    logo1x: file('tv'),
    logo2x: null,
  }),
  link('คลองใสออนไลน์', '/live/online', { startAirTime: null, endAirTime: null, logo1x: file('online') }),
];
const organisation = [link('เกี่ยวกับคลองใส', 'https://org.khlongsai.example/about')];

/** The seven collections of a station with this brand. */
const collections = (brand: string) => ({
  'global-navs': [link('ข่าวริมน้ำ', '/news', { order: 1 })],
  'main-navs': [
    {
      title: '',
      path: '/home',
      isDefault: true,
      icon1x: null,
      options: [
        link('ข่าวเมืองท่าเรือ', '/news'),
        link('ชมสด', '/live', { liveOptions: channels }),
        link('องค์กร', 'https://org.khlongsai.example', { orgOptions: organisation }),
      ],
    },
    { path: '/news', options: [], mainNavData: { title: 'ข่าว', options: [link('ข่าวสวน', '/news/categories/region')] } },
  ],
  'hamburger-menus': [
    {
      title: 'หมวดข่าวริมน้ำ',
      isDisplayArrow: true,
      options: [link('การเมืองท้องถิ่น', '/news/politics', { moeAttributeName: 'politics' })],
    },
  ],
  [`one-${brand}-menus`]: [
    {
      title: 'เว็บไซต์ในเครือคลองใส',
      options: [
        link('คลองใสเด็ก', 'https://kids.khlongsai.example', { subtitle: 'เรียนรู้ริมน้ำ', logoLightTheme: file('kids') }),
      ],
    },
  ],
  orgs: organisation,
  'live-channels': channels,
  'hot-news': [link('ประตูระบายน้ำ', '%2Ftags%3Fq%3D%E0%B8%99%E0%B9%89%E0%B8%B3')],
});

export const contentApi = {
  'Strapi 4': (brand: string) => toStrapi4(collections(brand)),
  'Strapi 5': (brand: string) => toStrapi5(collections(brand)),
};
