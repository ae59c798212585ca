import { z } from 'zod';
import { count, instant } from '../wire/wire.ts';
import { article } from './article.ts';

/** `GET /preview?token=`: a draft as its page will show it, its version counted from 1, and when the token expires. */
export const articlePreview = z.object({ version: count, expiresAt: instant, article });
