import { NAVIGATION_ENTRIES, type NavigationCollection } from '@sala/contracts';
import { STATION } from '@sala/station';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue } from '../http/index.ts';
import { addIds } from './entries.ts';
import { COLLECTIONS, type NavigationEntry, readNavigation } from './navigation.ts';

const PAGE_SIZE = 100;

// both parameters have no effect: answers are always sorted by `order` and have their relations
const input = z.object({ sort: z.string().max(200).optional(), populate: z.string().max(200).optional() });

const meta = z.object({
  pagination: z.object({ page: z.number(), pageSize: z.number(), pageCount: z.number(), total: z.number() }),
});

/** The content management service (SPEC 7.1): the seven collections of the navigation, in the shape of Strapi 5. */
export function addContentRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  for (const collection of COLLECTIONS) {
    const answer: z.ZodType = z.object({ data: z.array(NAVIGATION_ENTRIES[collection]), meta });
    const endpoint = { path: `/api/${toWireName(collection)}`, summary: `The menu ${collection}`, input, answer };
    addEndpoint(app, catalogue, endpoint, async () => {
      const { entries } = await readNavigation(db, collection);
      const data = addIds(entries)
        .sort((one, other) => toOrder(one) - toOrder(other))
        .map(({ id, documentId, ...fields }) => ({ id, documentId: documentId ?? `${collection}-${id}`, ...fields }));
      return { data, meta: { pagination: { page: 1, pageSize: PAGE_SIZE, pageCount: 1, total: data.length } } };
    });
  }
}

/** A collection's name in the API; that of the network menu contains the station's name (SPEC 7.1-04). */
function toWireName(collection: NavigationCollection): string {
  return collection === 'network-menus' ? `one-${STATION.brand}-menus` : collection;
}

const toOrder = (entry: NavigationEntry): number => Number(entry.order) || 0;
