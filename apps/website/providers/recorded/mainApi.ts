import {
  album,
  boats,
  bridge,
  budget,
  chart,
  closure,
  focus,
  gates,
  keeper,
  list,
  mangoes,
  toNarration,
  toPictureUrl,
} from './news.ts';

/** The id of an article is a string here, and its text ends with a tracking pixel. */
const content = {
  ...gates,
  id: '502330',
  image: gates.imgUrl,
  abstract: 'สภาเมืองท่าเรือมีมติผ่านงบประมาณสร้างประตูระบายน้ำสามแห่ง หลังประชุมนานหกชั่วโมง',
  content: `<p>ที่ประชุมลงมติเมื่อเย็นวันพุธ ให้สร้าง<strong>ประตูระบายน้ำ</strong>สามแห่งภายในสองปี</p><p></p>
<picture><source srcset="${toPictureUrl('gates')}" type="image/webp"><img src="${toPictureUrl('gates')}" alt="ห้องประชุม"></picture>
<blockquote>น้ำมาเมื่อไร เราต้องพร้อมก่อน</blockquote><p>อ่าน <a href="/news/content/502331">ชาวสวนริมคลอง</a></p>
<img src="https://count.khlongsai.example/p.gif?id=502330" width="1" height="1">`,
  voiceUpdatedAt: '2026-03-04T17:25:00+07:00',
  tags: [{ title: 'สภาเมือง', url: '/tags?q=%E0%B8%AA%E0%B8%A0%E0%B8%B2%E0%B9%80%E0%B8%A1%E0%B8%B7%E0%B8%AD%E0%B8%87' }],
  publishTimeTh: '4 มี.ค. 2569, 17:20 น.',
  credit: null,
  byAi: 'true',
  relatedNews: null,
  recommendedNews: [mangoes, bridge],
  gallery: null,
  revisionInfo: { mediaInfo: [toNarration(12), toNarration(1)] },
  refCode: 'khlongsai-news/502330',
};

const feature = {
  ...keeper,
  id: '502350',
  abstract: 'เขาตื่นตีสี่ทุกวันเพื่อดูระดับน้ำ',
  content: '<p>เสียงน้ำบอกเวลาได้แม่นกว่านาฬิกา</p>',
  tags: null,
  byAi: '',
  revisionInfo: null,
  refCode: 'khlongsai-news/502350',
};

const section = (sectionEn: string, sectionName: string, page: number, ...items: object[]) => ({
  ...list(...items),
  currentTime: '2026-03-04T20:00:00+07:00',
  page,
  pageCount: 2,
  totalPage: 2,
  header: { sectionName, sectionEn, imgUrl: '' },
});

const pictureList = (item: object) => ({
  minTs: 1772614800,
  currentTime: '2026-03-04T20:00:00+07:00',
  currentCategory: '',
  currentCategoryId: '',
  total: 1,
  items: [item],
});
const pictureCategories = [{ id: '3', title: 'ภูมิภาค', slug: 'region', url: '/news/gallery?categoryId=3' }];
const pictures = {
  items: [{ id: 1, imgUrl: toPictureUrl('g1'), caption: 'แสงเช้าบนสะพาน', credit: 'ปรีชา ริมน้ำ' }],
  tags: null,
  relatedNews: [bridge],
};

export const mainApi = {
  '/content?id=502330': content,
  '/content?id=502350': feature,
  '/section?section=politics': section('politics', 'การเมือง', 1, gates),
  '/section-loadmore?section=politics': section('politics', 'การเมือง', 2, budget),
  '/section?section=foreign': section('foreign', 'ต่างประเทศ', 1),
  '/category-portal': { sections: [{ header: { sectionName: 'ภูมิภาค', sectionEn: 'region' }, items: [bridge] }] },
  '/hot-news': list({ ...bridge, url: '%2Fnews%2Fcontent%2F502332' }, gates),
  '/breakingnews': list(closure),
  '/list?name=latest': list(gates, mangoes, bridge),
  '/list?name=focus': list(focus),
  '/list?name=features': list(keeper),
  '/list?name=clips': list(boats),
  '/clip-detail': { ...boats, id: '502340', mediaUrl: 'https://media.khlongsai.example/clips/502340.mp4' },
  '/interested-loadmore': list(mangoes),
  '/gallery': pictureList(album),
  '/gallery-category': pictureCategories,
  '/gallery-detail?id=7001': { ...album, id: '7001', content: '<p>ภาพจากเช้าวันพุธ</p>', ...pictures },
  '/infographic': pictureList(chart),
  '/infographic-category': pictureCategories,
  '/infographic-detail?id=9001': { ...chart, id: '9001', content: '<p>ที่มา https://water.example/1</p>', ...pictures },
  '/topic?id=flood-2026': {
    title: 'เกาะติดน้ำหลากมีนาคม',
    description: 'ระดับน้ำและประกาศล่าสุด',
    imgUrl: toPictureUrl('flood'),
    items: [gates, bridge],
  },
  '/sitemap': { groups: [{ title: 'ข่าวริมน้ำ', links: [{ title: 'ข่าวริมน้ำทั้งหมด', url: '/news/categories/region' }] }] },
};
