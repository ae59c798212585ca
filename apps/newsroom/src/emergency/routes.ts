import { emergency as emergencyAnswer } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue } from '../http/index.ts';
import { emergency } from './schema.ts';

const endpoint = {
  path: '/emergency',
  summary: 'The emergency message; without a text there is none',
  input: z.object({}),
  answer: emergencyAnswer,
};

/** The endpoint of the emergency message at the top of every page. */
export function addEmergencyRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  const raised = db.select({ text: emergency.text, url: emergency.url }).from(emergency).limit(1).prepare('emergency');
  addEndpoint(app, catalogue, endpoint, async () => (await raised.execute())[0] ?? { text: '', url: '' });
}
