import type { Change } from '@sala/contracts';

/**
 * The `node:diagnostics_channel`s on which the server announces to its pages each {@link Change}, and whether changes
 * arrive as they happen: true or false. They connect the server with the build of the pages, which has its own modules.
 */
export const CHANGE_CHANNELS = { change: 'website:change-told', connection: 'website:changes-heard' };
