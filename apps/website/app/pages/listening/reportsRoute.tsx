import { z } from 'zod';
import {
  parseOwnPageInput,
  readIdempotencyKey,
  toMethodResponse,
  toWriteResponse,
} from '../../platform/security/index.server.ts';
import { createPageSignal, sendReport, settings } from '../../platform/services/index.server.ts';
import { isEmail, MAX_MESSAGE_LENGTH, REASONS } from '../../player/audio/index.ts';
import type { Route } from './+types/reportsRoute';

/** The largest body, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;
/** The longest address of a page that the newsroom takes, in characters. */
const MAX_URL_LENGTH = 2000;

const report = z.object({
  reason: z.enum(REASONS),
  // SPEC 5-06: any comment is valid; one that is too long for an address is cut
  message: z
    .string()
    .default('')
    .transform((message) => message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()),
  email: z
    .string()
    .default('')
    .refine(isEmail)
    .transform((email) => email.trim()),
  url: z.string().default('').transform(toOwnUrl),
});

/** Accepts a listener's report from the feedback form (SPEC 4.5). */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return toMethodResponse();
  const input = await parseOwnPageInput(request, report, 'report', MAX_BODY_BYTES);
  const status = await sendReport(input, readIdempotencyKey(request, input), createPageSignal(request));
  return toWriteResponse(status);
}

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse();

/**
 * The address of a page of this site, whatever was sent: editors follow the link. One that is too long loses its query,
 * because the page is found without it, but not by half an address.
 */
function toOwnUrl(url: string): string {
  const { pathname, search } = URL.parse(url.toWellFormed(), settings.siteUrl) ?? { pathname: '/', search: '' };
  const addresses = [pathname + search, pathname, '/'].map((path) => settings.siteUrl + path);
  return addresses.find(({ length }) => length <= MAX_URL_LENGTH) ?? '';
}
