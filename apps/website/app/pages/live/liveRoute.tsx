import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data, redirect } from 'react-router';
import { toVideoItem, type VideoItem } from '../../components/programCards/index.ts';
import type { MeasuredContentHandle } from '../../platform/analytics/index.ts';
import { findSite, toBreadcrumbData, toBroadcastData, toPageMeta } from '../../platform/metadata/index.ts';
import type { PlaysStream } from '../../platform/rendering/index.server.ts';
import { createPageSignal, fetchVideos } from '../../platform/services/index.server.ts';
import type { Route } from './+types/liveRoute';
import { LivePage } from './LivePage.tsx';
import { fetchChannels, fetchOnAirData } from './live.server.ts';
import { listOnChannel, toMeasuredContent } from './liveNow.ts';

/** The number of replays while nothing is on. */
const REPLAYS = 12;

/** `/live`, and `/live/{channel}` of every other channel (SPEC 2.2-21 to 2.2-23). */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  const signal = createPageSignal(request);
  const [channels, onAir] = await Promise.all([fetchChannels(), fetchOnAirData(Date.now(), signal)]);
  const channel = params.channel ? channels.find(({ key }) => key === params.channel) : channels[0];
  if (!channel) throw data(null, 404);
  if (channel.href !== url.pathname.replace(/(.)\/$/, '$1')) throw redirect(channel.href, 301);
  const replays = channel.kind === 'special' ? await fetchReplays(signal) : [];
  return { channel, channels, onAir, replays };
}

/** The newest videos of whole programmes; none when the request failed. */
async function fetchReplays(signal: AbortSignal): Promise<VideoItem[]> {
  const { response } = await fetchVideos({ video_category: 'rerun', limit: REPLAYS }, signal);
  return (response?.items ?? []).map(toVideoItem);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { channel, onAir } = loaderData;
  const site = findSite(matches);
  const { current } = listOnChannel(onAir.items, channel.key, site.renderedAt);
  const title = `ชมสด ${channel.title}`;
  const about = current ? `ขณะนี้ออกอากาศ ${current.title} ` : '';
  const description = thaiText`${about}ชมสด${channel.title}ทางเว็บไซต์${STATION.name} พร้อมคำบรรยายแทนเสียง และดูรายการที่กำลังออกอากาศย้อนไปตั้งแต่ต้นได้`;
  const page = { title, description, canonical: channel.href, picture: current?.picture ?? '', type: 'video.other' };
  const steps = [
    { title: 'ชมสด', path: '/live' },
    ...(channel.href === '/live' ? [] : [{ title: channel.title, path: channel.href }]),
  ];
  return [
    ...toPageMeta(page, site),
    ...(current
      ? [toBroadcastData({ ...current, channel: channel.title, path: channel.href, src: channel.src }, site)]
      : []),
    toBreadcrumbData(steps, site),
  ];
}

export const handle: MeasuredContentHandle<Awaited<ReturnType<typeof loader>>> & PlaysStream = {
  playsStream: true,
  content: ({ channel, onAir }) => toMeasuredContent(channel, onAir),
};

export default function LiveRoute({ loaderData }: Route.ComponentProps) {
  // another channel is another page: no state of the former one stays
  return <LivePage key={loaderData.channel.key} {...loaderData} />;
}
