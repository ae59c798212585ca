// The articles of an invented broadcaster in the format of its services: with the spelling of WIRE, irregularities
// included.

const PICTURES = 'https://img.khlongsai.example';

/** The address of a picture, on a host that belongs to none of the services. */
export const toPictureUrl = (name: string | number) => `${PICTURES}/${name}.jpg`;

const CATEGORIES = { politics: 'การเมือง', environment: 'สิ่งแวดล้อม', region: 'ภูมิภาค' };

/** An item of a list: ids are numbers, and missing values are null, empty, or in the year one. */
const article = (id: number, title: string, category: keyof typeof CATEGORIES, more: object = {}) => ({
  id,
  _id: `65f0${id}`,
  title,
  categoryId: '8',
  categoryName: CATEGORIES[category],
  categoryUrl: `/news/categories/${category}`,
  description: `อ่านต่อ: ${title}`,
  imgUrl: toPictureUrl(id),
  media: { default: toPictureUrl(id), small: '', thumbnailRatio16per9Clean: toPictureUrl(`${id}-16x9`) },
  voicePath: '',
  restUrl: `https://api.khlongsai.example/content?id=${id}`,
  canonical: `https://www.khlongsai.example/news/content/${id}`,
  url: `/news/content/${id}`,
  tags: null,
  viewCount: 4210,
  isClip: false,
  isGallery: false,
  publishTime: '2026-03-04T17:20:00+07:00',
  createTime: '2026-03-04T17:01:12+07:00',
  lastUpdateTime: '0001-01-01T00:00:00Z',
  ...more,
});

export const gates = article(502330, 'สภาเมืองท่าเรือผ่านงบประตูระบายน้ำ ๔๒ ต่อ ๓ เสียง', 'politics');
export const mangoes = article(502331, 'ชาวสวนริมคลองเริ่มเก็บมะม่วงชุดแรกของปี', 'environment');
export const bridge = article(502332, 'เปิดสะพานไม้ร้อยปีให้คนเดินข้ามอีกครั้ง', 'region');
export const budget = article(502210, 'ย้อนดูงบป้องกันน้ำท่วมห้าปีของเมืองท่าเรือ', 'politics');
export const closure = article(502360, 'ด่วน: ปิดถนนริมเขื่อนฝั่งตะวันออกถึงเที่ยงคืน', 'region');
export const focus = article(502370, 'ใครจ่ายค่าประตูน้ำ', 'politics');
export const boats = article(502340, 'คลิป: เรือหางยาวลำสุดท้ายของคุ้งน้ำ', 'region', {
  description: '',
  isClip: true,
  durationSeconds: 95,
});
export const keeper = article(502350, 'หนึ่งวันกับคนเฝ้าประตูน้ำ', 'environment', { url: '/now/content/502350' });
export const album = article(7001, 'ประมวลภาพวันเปิดสะพานไม้', 'region', { isGallery: true, url: '/news/gallery/7001' });
export const chart = article(9001, 'น้ำจากเขาถึงทะเลใช้เวลากี่วัน', 'environment', { url: '/news/infographic/9001' });

/** A list in the format of the Main API. */
export const list = (...items: object[]) => ({ minTs: 1772614800, total: items.length, page: 1, totalPage: 1, items });

/** The narration of the article about the gates. */
export const toNarration = (speaker: number) => ({
  filePath: `https://sound.khlongsai.example/news/502330-${speaker}.mp3`,
  audioStyle: {
    id: `speaker-${speaker}`,
    providerName: 'in-house',
    audioStyleSetting: { settingType: 'speaker', speaker },
    isActivate: true,
    createdAt: null,
  },
  stat: { duration: 41.5 },
  highlightTexts: [{ text: gates.title, startOffsetSeconds: 0, endOffsetSeconds: 3.1 }],
});
