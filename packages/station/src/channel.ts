import type { Channel } from './shape.ts';

/** True when a channel has a schedule and is in menus (SPEC 2.2-23). */
export const hasSchedule = ({ kind }: Pick<Channel, 'kind'>): boolean => kind !== 'special';

/** The path of a channel's page (SPEC 2.2-21 to 2.2-23). */
export const toLivePath = ({ key, kind }: Channel): string => (kind === 'main' ? '/live' : `/live/${key}`);

/** The content service's name for a channel (SPEC 2.8-02). */
export const toWireTitle = ({ kind, title }: Channel): string => (kind === 'online' ? 'online' : title);
