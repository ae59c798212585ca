import { bridge, gates, keeper, list, mangoes, toNarration, toPictureUrl } from './news.ts';

// The services with few endpoints, each with a recording of its own.

export const tagApi = {
  '/list': { total: 1, page: 1, totalPage: 1, items: [{ title: 'ประตูระบายน้ำ', url: '', count: '12' }] },
  '/tag': list(gates, mangoes),
};

const summary = {
  refCode: 'khlongsai-news/502330',
  title: gates.title,
  summary: ['สภาผ่านงบสร้างประตูระบายน้ำสามแห่ง', 'ต้องสร้างเสร็จภายในสองปี'],
  model: 'khlong-8b',
  createdAt: '2026-03-04T17:30:00+07:00',
};
export const aiApi = { 'POST /articles': { data: summary }, '/summaries': list({ ...gates, ...summary }) };

const narrated = {
  title: gates.title,
  contentId: 502330,
  refCode: 'khlongsai-news/502330',
  imgUrl: gates.imgUrl,
  source: { categoryName: 'การเมือง' },
  mediaInfo: [toNarration(12), toNarration(1)],
};
const other = { ...narrated, title: bridge.title, contentId: '502332', refCode: 'khlongsai-news/502332' };
/** One playlist lacks its `data`. */
export const ttsApi = {
  '/playlists': {
    data: {
      items: [
        { url: 'daily-news', name: 'ข่าวเช้าริมคลอง' },
        { url: 'region', name: 'ข่าวต่างจังหวัด' },
      ],
    },
  },
  '/playlist/url:daily-news': { data: { name: 'ข่าวเช้าริมคลอง', url: 'daily-news', contentInfo: { data: [narrated] } } },
  '/playlist/url:region': { name: 'ข่าวต่างจังหวัด', url: 'region', contentInfo: { data: [other] } },
  '/audio-contents/refCode:khlongsai-news/502350': {
    data: { ...narrated, title: keeper.title, contentId: 502350, refCode: 'khlongsai-news/502350' },
  },
  'PUT /audio-contents/feedbacks/refCode:khlongsai-news/502330': {},
};

const found = (...items: object[]) => ({ query: 'ประตู', total: items.length, page: 1, totalPage: 1, items });
export const searchApi = {
  '/news': found({ ...gates, highlights: { title: [{ text: gates.title, isMatch: false }], excerpt: null } }),
  '/organization': found({ title: 'รายงานประจำปีของคลองใส', url: 'https://org.khlongsai.example/report' }),
  '/organizationeng': found({ title: 'Annual report', url: 'https://english.khlongsai.example/report' }),
  '/program': found({ kind: 'program', title: 'คนริมคลอง', url: '/program/KhonRimKhlong', highlights: null }),
  '/suggestions': { items: [{ text: 'ประตูระบายน้ำ' }] },
};

export const widgetsApi = {
  '/widgets': {
    weather: { places: [{ name: 'เมืองท่าเรือ', low: 24, high: 34, condition: 'light-rain' }] },
    gold: null,
    banners: [
      { id: 'b1', title: 'อาสาดูแลคลอง', url: 'https://org.khlongsai.example/volunteer', picture: toPictureUrl('b1') },
    ],
  },
};

export const pushApi = { '/key': { publicKey: `B${'A'.repeat(86)}` } };

const concert = {
  startTime: '2026-03-04T19:00:00+07:00',
  endTime: '2026-03-04T21:00:00+07:00',
  programTitle: 'เพลงลุ่มน้ำ',
  coverImage: { urls: { cover1280w720h: toPictureUrl('partner') } },
  program: { url: '' },
};
export const partnerApi = {
  '/daily-schedule-items/upcoming': { data: { items: [concert] } },
};

export const webSearch = {
  '/customsearch/v1': {
    searchInformation: { totalResults: '1' },
    items: [{ title: 'ประวัติคลองของเมือง', link: 'https://history.example/khlong', snippet: 'คลองขุดเมื่อร้อยปีก่อน' }],
  },
};
