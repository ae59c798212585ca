/** The thirteen sections with an archive (WIRE.md), slug to Thai name, in the order a front page shows them. */
export const SECTIONS = {
  politics: 'การเมือง',
  social: 'สังคม',
  economy: 'เศรษฐกิจ',
  foreign: 'ต่างประเทศ',
  region: 'ภูมิภาค',
  crime: 'อาชญากรรม',
  disaster: 'ภัยพิบัติ',
  environment: 'สิ่งแวดล้อม',
  sport: 'กีฬา',
  entertainment: 'ศิลปะ-บันเทิง',
  lifestyle: 'ไลฟ์สไตล์',
  tech: 'วิทยาศาสตร์เทคโนโลยี',
  royal: 'พระราชสำนัก',
} as const;

export type SectionSlug = keyof typeof SECTIONS;

/** The slugs of {@link SECTIONS}, in its order. */
export const SECTION_SLUGS = Object.keys(SECTIONS) as SectionSlug[];

/** Whether a text from outside names one of the thirteen sections. */
export function isSectionSlug(slug: string): slug is SectionSlug {
  return Object.hasOwn(SECTIONS, slug);
}
