import type { EventPage } from '../shape.ts';

export const EVENT_PAGE: EventPage | null = { closing: 'ด้วยความรำลึก จากผู้ที่ยังจำกันได้' };
