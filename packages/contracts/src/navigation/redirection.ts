import { z } from 'zod';
import { required } from '../wire/wire.ts';

/** `GET /redirect?path=`: the target for readers of a former address, a path or an https address. */
export const redirection = z.object({ to: required });
