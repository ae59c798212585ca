/** The kinds of videos, by the keys of their categories (SPEC 2.1-15 to 2.1-18, 7.7-01). */
export const VIDEO_CATEGORIES = {
  rerun: { id: 1, name: 'รายการย้อนหลัง' },
  promo: { id: 2, name: 'ตัวอย่างรายการ' },
  clip: { id: 3, name: 'คลิป' },
  story: { id: 4, name: 'คลิปสั้น' },
} as const;
export type VideoCategory = keyof typeof VIDEO_CATEGORIES;

/** The owner whose videos are short clips (SPEC 9.3-01). */
export const SHORT_CLIP_OWNER_ID = '800701';
