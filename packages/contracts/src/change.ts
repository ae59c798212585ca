import { z } from 'zod';
import { flag, id, listOf } from './wire.ts';

const path = z.string().regex(/^\/(?!\/)[^\s#?]*$/);

/**
 * What has changed, as it is told to websites (READINGS.md, Caching): in the newsroom's event stream, and to `POST
 * /purge` by services that have none. Articles by their ids, pages by their paths.
 */
export const change = z
  .object({ stories: listOf(id), paths: listOf(path), everything: flag })
  .refine(
    ({ stories: articles, paths, everything }) => everything || articles.length + paths.length > 0,
    'nothing has changed',
  );
export type Change = z.output<typeof change>;

/**
 * The `node:diagnostics_channel`s on which a website's server tells its pages what has changed, each {@link Change}, and
 * whether it hears of all changes as they are made: true or false.
 */
export const CHANGE_CHANNELS = { told: 'website:change-told', heard: 'website:changes-heard' };

/**
 * What a webhook of Strapi tells (https://docs.strapi.io/cms/backend-customization/webhooks): an entry or a file was
 * written. Its menus stand on every page.
 */
export const strapiWebhook = z
  .object({ event: z.string().regex(/^(entry|media|releases)\.|^trigger-test$/) })
  .transform((): Change => ({ stories: [], paths: [], everything: true }));
