import { z } from 'zod';
import { flag, id, listOf } from './wire/wire.ts';

const path = z.string().regex(/^\/(?!\/)[^\s#?]*$/);

/**
 * A change for websites (READINGS.md, Caching), in the newsroom's event stream, and for `POST /purge` by services
 * without one: articles by their ids, pages by their paths.
 */
export const change = z
  .object({ stories: listOf(id), paths: listOf(path), everything: flag })
  .refine(
    ({ stories: articles, paths, everything }) => everything || articles.length + paths.length > 0,
    'nothing has changed',
  );
export type Change = z.output<typeof change>;

/**
 * The webhook of Strapi for a written entry or file (https://docs.strapi.io/cms/backend-customization/webhooks). Its
 * menus are on every page.
 */
export const strapiWebhook = z
  .object({ event: z.string().regex(/^(entry|media|releases)\.|^trigger-test$/) })
  .transform((): Change => ({ stories: [], paths: [], everything: true }));
