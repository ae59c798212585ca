import { z } from 'zod';
import { article } from './article.ts';
import { count, instant } from './wire.ts';

/** `GET /preview?token=`: a draft as its page will show it, its version counted from 1, and when the token expires. */
export const articlePreview = z.object({ version: count, expiresAt: instant, article });
