import { scorecard } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue } from '../http/index.ts';
import { readScorecard } from './scorecard.ts';

/** The endpoint of the scorecard: the site's measurements of itself. */
export function addScorecardRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  const endpoint = {
    path: '/scorecard',
    summary: 'The site’s measurements of the last 30 days: availability, speed, corrections',
    input: z.object({}),
    answer: scorecard,
  };
  addEndpoint(app, catalogue, endpoint, () => readScorecard(db, new Date()));
}
