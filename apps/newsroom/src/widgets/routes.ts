import { widgets } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, formatInstant, toPictureUrl } from '../http/index.ts';
import { listCurrentBanners } from './banners/banners.ts';
import { readGold } from './gold/gold.ts';
import { readWeather } from './weather/weather.ts';

const GOLD_TITLE = 'ทองคำแท่ง 96.5%';

/** All widgets of the home page in one answer; a widget without fresh data is null. */
export function addWidgetRoutes(app: Hono, catalogue: Catalogue, db: Database, address: string): void {
  const endpoint = {
    path: '/widgets',
    summary: 'The weather, the gold price and the station’s banners',
    input: z.object({}),
    answer: widgets,
  };
  addEndpoint(app, catalogue, endpoint, async () => {
    const now = new Date();
    const [weather, gold, banners] = await Promise.all([
      readWeather(db, now),
      readGold(db, now),
      listCurrentBanners(db, now),
    ]);
    return {
      weather: weather && { ...weather, updatedAt: formatInstant(weather.updatedAt) },
      gold: gold && { title: GOLD_TITLE, ...gold, updatedAt: formatInstant(gold.updatedAt) },
      banners: banners.map(({ id, title, url, picture }) => ({
        id,
        title,
        url,
        picture: toPictureUrl(picture, address),
      })),
    };
  });
}
