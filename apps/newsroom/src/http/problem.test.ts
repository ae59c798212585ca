import { problem } from '@sala/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createApis } from '../apis.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { addFileEndpoint } from './endpoint.ts';
import { HttpError } from './problem.ts';

test('an error that a file endpoint throws is its answer, with its members, and is no failure', async () => {
  const { db, close } = await openTestDatabase();
  const failures: unknown[] = [];
  const address = 'http://newsroom.test';
  const app = createApis(db, { address, onError: (error) => failures.push(error) });
  const endpoint = { path: '/film', summary: 'A film', input: z.object({}), type: 'video/mp4' };
  addFileEndpoint(app, [], endpoint, (_, c) => {
    c.header('cache-control', 'no-store');
    throw new HttpError(410, 'Withdrawn', 'The film was taken back.', { withdrawn_at: '2026-11-20' });
  });
  const answer = await app.request('/film');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store']);
  const body = await answer.json();
  expect(problem.parse(body)).toMatchObject({ title: 'Withdrawn', detail: 'The film was taken back.' });
  expect(body).toMatchObject({ withdrawn_at: '2026-11-20' });
  expect(failures).toEqual([]);
  await close();
});
