import type { CollectedEvent } from '@sala/contracts';
import { collected } from '@sala/contracts';
import { DAY_MS } from '@sala/thai';
import {
  CLIENT_ADDRESS_HEADER,
  createReaderAllowance,
  parseOwnPageInput,
  toMethodResponse,
  toNoContentResponse,
} from '../security/index.server.ts';
import { sendEventBatch } from '../services/index.server.ts';
import { isRobot } from '../views/index.ts';
import type { Route } from './+types/collectRoute';

/** A batch that is longer was not made by a page of ours. */
const MAX_BODY_BYTES = 32 * 1024;

/** Statistics have room for 10,000 pages and 500 campaigns a day: one reader who invents names fills a part of it. */
const hasPageAllowance = createReaderAllowance(2_000, DAY_MS);
const hasCampaignAllowance = createReaderAllowance(100, DAY_MS);

/**
 * Takes the events of a page (SPEC 7.15) and answers at once. It passes on what the contract names: no cookie, no
 * address, no user agent. Robots are not counted, nor more different pages and campaigns than one reader sees in a day.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return toMethodResponse();
  const batch = await parseOwnPageInput(request, collected, 'batch', MAX_BODY_BYTES);
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  const events = batch.events.filter((event) => isAllowed(event, address));
  if (!isRobot(request.headers.get('user-agent') ?? '')) sendEventBatch({ ...batch, events });
  return toNoContentResponse();
}

const isAllowed = ({ page, utm_source, utm_medium, utm_campaign }: CollectedEvent, address: string): boolean =>
  hasPageAllowance(address, page) &&
  (!(utm_source || utm_medium || utm_campaign) ||
    hasCampaignAllowance(address, JSON.stringify([utm_source, utm_medium, utm_campaign])));

/** A GET is answered with 405. */
export const loader = (): Response => toMethodResponse();
