import type { Category, CategoryNames } from '../shape.ts';

/** In the order in which front pages and menus show them. */
export const CATEGORIES = [
  { slug: 'politics', name: 'การเมือง', path: '/news/politics' },
  { slug: 'social', name: 'สังคม', path: '/news/categories/social' },
  { slug: 'economy', name: 'เศรษฐกิจ', path: '/news/categories/economy', alsoAt: ['/news/economy'] },
  {
    slug: 'foreign',
    name: 'ต่างประเทศ',
    path: '/news/categories/foreign',
    alsoAt: ['/news/world', '/news/category/world'],
  },
  { slug: 'region', name: 'ภูมิภาค', path: '/news/categories/region', alsoAt: ['/news/local'] },
  { slug: 'crime', name: 'อาชญากรรม', path: '/news/categories/crime' },
  { slug: 'disaster', name: 'ภัยพิบัติ', path: '/news/categories/disaster' },
  { slug: 'environment', name: 'สิ่งแวดล้อม', path: '/news/categories/environment' },
  { slug: 'sport', name: 'กีฬา', path: '/news/categories/sport' },
  { slug: 'entertainment', name: 'ศิลปะ-บันเทิง', path: '/news/categories/entertainment' },
  { slug: 'lifestyle', name: 'ไลฟ์สไตล์', path: '/news/categories/lifestyle', alsoAt: ['/news/lifestyle'] },
  { slug: 'tech', name: 'วิทยาศาสตร์เทคโนโลยี', path: '/news/categories/tech' },
  { slug: 'royal', name: 'พระราชสำนัก', path: '/news/categories/royal' },
] as const satisfies Category[];

/** The category of an article that names none, or an unknown one. */
export const DEFAULT_CATEGORY: (typeof CATEGORIES)[number]['slug'] = 'social';

/** Only the newsroom loads them. */
export const CATEGORY_NAMES: CategoryNames<typeof CATEGORIES> = {
  politics: ['government', 'elections', 'รัฐสภา', 'เลือกตั้ง'],
  social: [
    'society',
    'education',
    'health',
    'การศึกษา',
    'สุขภาพ',
    'สาธารณสุข',
    'คุณภาพชีวิต',
    'สังคมไทย',
    'ด้านสังคม',
    'ด้านการศึกษาฯ',
    'ปฏิรูปการศึกษาและสร้างสังคมแห่งการเรียนรู้ตลอดชีวิต',
    'รัฐบาลมีคำตอบ',
    'รายการเสียงจากใจ ไทยคู่ฟ้า',
    'รายการวิทยุไทยคู่ฟ้า',
  ],
  economy: ['business', 'finance', 'money', 'การเงิน', 'ธุรกิจ', 'การตลาด', 'เกษตร', 'ด้านเศรษฐกิจ', 'การพัฒนาโครงสร้างพื้นฐาน'],
  foreign: [
    'world',
    'international',
    'global',
    'โลก',
    'รอบโลก',
    'ข่าวต่างประเทศ',
    'Government News',
    'Statements',
    'Cabinet Meeting Synopsis',
  ],
  region: ['regional', 'local', 'provinces', 'ท้องถิ่น', 'ทั่วไทย', 'ภูมิภาค-ท้องถิ่น', 'ด้านความมั่นคง'],
  crime: ['justice', 'law', 'อาชญากรรม-กฎหมาย', 'กฎหมาย', 'ตำรวจ', 'ด้านกฎหมายฯ'],
  disaster: ['disasters', 'weather', 'สภาพอากาศ', 'พยากรณ์อากาศ', 'อุบัติภัย'],
  environment: ['climate', 'nature', 'สภาพภูมิอากาศ', 'ธรรมชาติ'],
  sport: ['sports', 'football', 'ฟุตบอล'],
  entertainment: ['arts', 'culture', 'art', 'music', 'บันเทิง', 'ศิลปวัฒนธรรม', 'วัฒนธรรม', 'ศิลปะ', 'ด้านวัฒนธรรมท่องเที่ยวฯ'],
  lifestyle: ['life', 'travel', 'food', 'ท่องเที่ยว', 'อาหาร', 'ไลฟ์สไตล์-ท่องเที่ยว', 'ทัน LINE ไทยคู่ฟ้า'],
  tech: ['technology', 'science', 'it', 'เทคโนโลยี', 'วิทยาศาสตร์', 'ไอที', 'วิทยาศาสตร์และเทคโนโลยี'],
  royal: ['royals', 'ในพระราชสำนัก', 'ข่าวในพระราชสำนัก'],
};
