import type { Channel } from './shape.ts';

/** Whether a channel has a schedule, and stands in menus (SPEC 2.2-23). */
export const hasSchedule = ({ kind }: Pick<Channel, 'kind'>): boolean => kind !== 'special';

/** Where a channel is watched (SPEC 2.2-21 to 2.2-23). */
export const toLivePath = ({ key, kind }: Channel): string => (kind === 'main' ? '/live' : `/live/${key}`);

/** What the content service calls a channel (SPEC 2.8-02). */
export const toWireTitle = ({ kind, title }: Channel): string => (kind === 'online' ? 'online' : title);
