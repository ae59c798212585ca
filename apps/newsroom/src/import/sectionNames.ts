import { SECTION_SLUGS, SECTIONS, type SectionSlug } from '@sala/contracts';

// what newsrooms call their categories besides the names of our own sections
const ALSO: Record<SectionSlug, string[]> = {
  politics: ['government', 'elections', 'รัฐสภา', 'เลือกตั้ง'],
  social: ['society', 'education', 'health', 'การศึกษา', 'สุขภาพ', 'สาธารณสุข', 'คุณภาพชีวิต', 'สังคมไทย'],
  economy: ['business', 'finance', 'money', 'การเงิน', 'ธุรกิจ', 'การตลาด', 'เกษตร'],
  foreign: ['world', 'international', 'global', 'โลก', 'รอบโลก', 'ข่าวต่างประเทศ'],
  region: ['regional', 'local', 'provinces', 'ท้องถิ่น', 'ทั่วไทย', 'ภูมิภาค-ท้องถิ่น'],
  crime: ['justice', 'law', 'อาชญากรรม-กฎหมาย', 'กฎหมาย', 'ตำรวจ'],
  disaster: ['disasters', 'weather', 'สภาพอากาศ', 'พยากรณ์อากาศ', 'อุบัติภัย'],
  environment: ['climate', 'nature', 'สภาพภูมิอากาศ', 'ธรรมชาติ'],
  sport: ['sports', 'football', 'ฟุตบอล'],
  entertainment: ['arts', 'culture', 'art', 'music', 'บันเทิง', 'ศิลปวัฒนธรรม', 'วัฒนธรรม', 'ศิลปะ'],
  lifestyle: ['life', 'travel', 'food', 'ท่องเที่ยว', 'อาหาร', 'ไลฟ์สไตล์-ท่องเที่ยว'],
  tech: ['technology', 'science', 'it', 'เทคโนโลยี', 'วิทยาศาสตร์', 'ไอที', 'วิทยาศาสตร์และเทคโนโลยี'],
  royal: ['royals', 'ในพระราชสำนัก', 'ข่าวในพระราชสำนัก'],
};

const SECTION_OF = new Map(
  SECTION_SLUGS.flatMap((slug) => [slug, SECTIONS[slug], ...ALSO[slug]].map((name) => [name, slug] as const)),
);

/** The section of news whose category is not known. */
const FALLBACK: SectionSlug = 'social';

/** The section that the categories of an item name, in Thai or in English: the first that is one, else society. */
export function findSection(categories: string[]): SectionSlug {
  const named = categories.map((name) =>
    SECTION_OF.get(
      name
        .normalize('NFC')
        .trim()
        .toLowerCase()
        .replace(/^ข่าว(?=.)/, ''),
    ),
  );
  return named.find((slug) => slug !== undefined) ?? FALLBACK;
}
