import { z } from 'zod';
import { flag, id, listOf } from './wire.ts';

const path = z.string().regex(/^\/(?!\/)[^\s#?]*$/);

/**
 * What has changed, as it is told to websites (READINGS.md, Caching): in the newsroom's event stream, and to `POST
 * /purge` by services that have none. Articles by their ids, pages by their paths.
 */
export const change = z
  .object({ stories: listOf(id), paths: listOf(path), everything: flag })
  .refine(({ stories, paths, everything }) => everything || stories.length + paths.length > 0, 'nothing has changed');
export type Change = z.output<typeof change>;
