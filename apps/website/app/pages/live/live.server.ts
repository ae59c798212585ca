import type { Area } from '../../platform/areas/index.ts';
import { fetchLiveChannels, settings } from '../../platform/services/index.server.ts';
import { toStreamAddress } from '../../player/video/index.server.ts';
import { fetchAirings, toRestOfDay } from '../schedule/index.server.ts';
import { type Airing, toChannelViews } from '../schedule/index.ts';
import type { ChannelWithStream, OnAirData } from './liveNow.ts';

/** The station's channels and their streams. Never throws. */
export async function fetchChannels(): Promise<ChannelWithStream[]> {
  // a channel without a stream is left out
  const channels = toChannelViews(await fetchLiveChannels()).filter(({ key }) => settings.liveStreams.has(key));
  return channels.map((channel) => ({
    ...channel,
    src: toStreamAddress(settings.liveStreams.get(channel.key) ?? '', settings.programApi, settings.streamHosts),
    isOwn: !settings.foreignChannels.has(channel.key),
  }));
}

/** The airings on all channels from now to the end of the day. */
export async function fetchOnAirData(now: number, signal: AbortSignal): Promise<OnAirData> {
  const { response, error }: Area<Airing[]> = await fetchAirings(toRestOfDay(now), now, signal);
  return { items: response ?? [], hasFailed: error !== null && settings.programApi !== undefined };
}
