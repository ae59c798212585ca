import { z } from 'zod';
import {
  CLIENT_ADDRESS_HEADER,
  parseOwnPageInput,
  toMethodResponse,
  toNoContentResponse,
} from '../security/index.server.ts';
import { countVideo, countView } from '../services/index.server.ts';
import type { Route } from './+types/viewsRoute';
import { isRobot } from './isRobot.ts';
import { createReaderLog } from './readerLog.server.ts';

/** How much of a category is counted, in characters. */
const MAX_CATEGORY_LENGTH = 100;

const view = z.object({
  type: z.enum(['content', 'gallery', 'infographic']),
  id: z.string().regex(/^\d{1,18}$/),
  category: z.string().transform((category) => category.slice(0, MAX_CATEGORY_LENGTH)),
});

const key = z.string().regex(/^[\p{L}\p{M}\p{N}_.~-]{1,100}$/u);
// a service's unusual id is no key, and does not keep the video from being counted under the others
const id = z
  .string()
  .regex(/^[\w-]{0,40}$/)
  .catch('');
const counted = { categoryId: id, programId: id };
const watched = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['watch', 'stories']), videoKey: key, ...counted }),
  z.object({ kind: z.literal('episodes'), programKey: key, id: z.string().regex(/^\d{1,18}$/), ...counted }),
]);

const recordReading = createReaderLog();

/**
 * Takes from a page that it was read, or that a video was watched on it (SPEC 7.13), and answers at once; robots,
 * repeats and what one network reads too often are not counted.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return toMethodResponse();
  const read = await parseOwnPageInput(request, z.union([view, watched]), 'view');
  const agent = request.headers.get('user-agent') ?? '';
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  const isCounted = (what: string) => !isRobot(agent) && recordReading(address, agent, what);
  if ('type' in read) {
    if (isCounted(`${read.type}/${read.id}`)) countView(read);
  } else if (isCounted(`${read.kind}/${read.kind === 'episodes' ? read.id : read.videoKey}`)) countVideo(read);
  return toNoContentResponse();
}

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse();
