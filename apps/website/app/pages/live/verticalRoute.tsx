import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { MeasuredContentHandle } from '../../platform/analytics/index.ts';
import { findSite, toPageMeta } from '../../platform/metadata/index.ts';
import type { PlaysStream } from '../../platform/rendering/index.server.ts';
import { createPageSignal } from '../../platform/services/index.server.ts';
import type { Route } from './+types/verticalRoute';
import { fetchChannels, fetchOnAirData } from './live.server.ts';
import { toMeasuredContent } from './liveNow.ts';
import { VerticalPage } from './VerticalPage.tsx';

/** `/live/vertical`, and with `?channel=` another channel (SPEC 2.2-24). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const [all, onAir] = await Promise.all([fetchChannels(), fetchOnAirData(Date.now(), createPageSignal(request))]);
  const channels = all.filter(({ kind }) => kind !== 'special');
  const channelKey = url.searchParams.get('channel');
  if (channelKey !== null && !channels.some(({ key }) => key === channelKey)) throw data(null, 404);
  return { channels, onAir };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

// all channels are there already
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'ชมสดแนวตั้ง',
    description: thaiText`ชมสดทุกช่องของ${STATION.name}เต็มจอโทรศัพท์ ปัดขึ้นลงเพื่อเปลี่ยนช่อง`,
    canonical: '/live/vertical',
  };
  return toPageMeta(page, findSite(matches));
}

export const handle: MeasuredContentHandle<LoaderData> & PlaysStream = {
  playsStream: true,
  content: (loaded, query) => toMeasuredContent(findChannel(loaded, query), loaded.onAir),
};

export default function VerticalRoute({ loaderData }: Route.ComponentProps) {
  const channel = findChannel(loaderData, useSearchParams()[0]);
  return channel && <VerticalPage {...loaderData} channel={channel} />;
}

function findChannel({ channels }: LoaderData, query: URLSearchParams) {
  return channels.find(({ key }) => key === query.get('channel')) ?? channels[0];
}
