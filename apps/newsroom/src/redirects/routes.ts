import { redirection } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, HttpError } from '../http/index.ts';
import { findRedirect } from './redirects.ts';

const redirect = {
  path: '/redirect',
  summary: 'The redirect of an address that is gone',
  input: z.object({ path: z.string().startsWith('/').max(2000) }),
  answer: redirection,
};

/** The endpoint that gives the target of a redirected address. */
export function addRedirectRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  addEndpoint(app, catalogue, redirect, async ({ path }) => {
    const to = await findRedirect(db, path);
    if (to === null) throw new HttpError(404, 'No redirect', 'Nothing is redirected from there.');
    return { to };
  });
}
