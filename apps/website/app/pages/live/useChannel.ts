import { findAirState } from '@sala/station';
import { useNowAt } from '../schedule/index.ts';
import { type ChannelWithStream, findAiringAt, listChangesAfter, listOnChannel, type OnAirData } from './liveNow.ts';
import { useOnAir } from './useOnAir.ts';
import { usePicture } from './usePicture.ts';

/** What an open page of a channel shows at the moment; it changes with the clock and with the schedule. */
export function useChannel(channel: ChannelWithStream, channels: ChannelWithStream[], onAir: OnAirData) {
  const { items, hasFailed } = useOnAir(onAir);
  const now = useNowAt((at) => listChangesAfter(items, channels, at));
  const { current, later } = listOnChannel(items, channel.key, now);
  const { isOnAir, changesAt } = findAirState(channel, now, current ?? later[0]);
  const picture = usePicture(channel.key, isOnAir, now);
  const notice = {
    channel,
    isShown: !picture.isShown,
    backAt: changesAt,
    next: findAiringAt(items, channel.key, changesAt),
  };
  return { items, hasFailed, now, current, later, isOnAir, picture, notice };
}
