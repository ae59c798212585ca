import { NAVIGATION_ENTRIES, siteMap } from '@sala/contracts';
import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue } from '../http/index.ts';
import { topics } from '../situations/schema.ts';
import { readNavigation } from './navigation.ts';

const endpoint = { path: '/sitemap', summary: 'The parts of the site', input: z.object({}), answer: siteMap };

/**
 * The site map (SPEC 7.3-06): the groups of the expanded menu and of the network menu, with editors' changes, and the
 * topics.
 */
export function addSiteMapRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  addEndpoint(app, catalogue, endpoint, async () => {
    const [menus, networks, followed] = await Promise.all([
      readNavigation(db, 'hamburger-menus'),
      readNavigation(db, 'network-menus'),
      db.select({ title: topics.title, url: topics.url }).from(topics).orderBy(asc(topics.position), asc(topics.id)),
    ]);
    const groups = [
      ...menus.entries.map((entry) => NAVIGATION_ENTRIES['hamburger-menus'].parse(entry)),
      { title: 'ติดตามสถานการณ์', options: followed },
      ...networks.entries.map((entry) => NAVIGATION_ENTRIES['network-menus'].parse(entry)),
    ];
    return {
      groups: groups
        .map(({ title, options }) => ({ title, links: options.map(({ title, url }) => ({ title, url })) }))
        .filter((group) => group.links.length > 0),
    };
  });
}
