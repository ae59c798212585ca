import { bridge, gates, mangoes, toPictureUrl } from './news.ts';

/** An item of a page: its date, category and length have other names here, and its address may be absolute. */
const onPage = (article: typeof gates, url = article.url) => ({
  id: String(article.id),
  title: article.title,
  description: article.description,
  date: article.publishTime,
  url,
  imgUrl: article.imgUrl,
  media: article.media,
  category: article.categoryName,
  categoryUrl: article.categoryUrl,
  isClip: false,
  isGallery: '',
  viewCount: article.viewCount,
  duration_seconds: null,
});

const programme = { id: 41, title: 'คนริมคลอง', description: 'ชีวิตสองฝั่งน้ำ', url: '/program/KhonRimKhlong' };
const clip = { id: 61, title: 'ทำไมคลองถึงคด', url: '/program/watch/why-canals-bend', duration_seconds: 184 };

export const pageApi = {
  '/pages/path:home/content': {
    sections: [
      { id: 's1', type: 'lead', title: 'ข่าวเด่น', url: '', data: [onPage(gates), onPage(mangoes, mangoes.canonical)] },
      {
        id: 's2',
        type: 'category',
        title: 'ริมน้ำ',
        url: '/news/categories/region',
        data: [onPage(bridge), onPage(gates)],
      },
      { id: 's3', type: 'horoscope', title: 'ดวงวันนี้', url: '', data: null },
    ],
  },
  '/pages/path:news/content': {
    sections: [{ id: 'n1', type: 'lead', title: 'ข่าวเด่น', url: '', data: [onPage(bridge)] }],
  },
  '/pages/programs-recommended-content/content': {
    sections: [
      {
        id: 'r1',
        type: 'programs',
        title: 'น่าดูสัปดาห์นี้',
        url: '',
        data: [{ ...programme, imgUrl: toPictureUrl('p41') }],
      },
      {
        id: 'r2',
        type: 'clip',
        title: 'คลิปคลอง',
        url: '',
        data: [{ ...clip, imgUrl: toPictureUrl('v61'), media: null }],
      },
    ],
  },
};
