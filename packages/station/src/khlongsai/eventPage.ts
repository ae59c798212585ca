import type { EventPage } from '../shape.ts';

export const EVENT_PAGE: EventPage | null = null;
