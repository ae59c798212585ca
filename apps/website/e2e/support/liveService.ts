import type { ContraryService } from './contraryService.ts';
import { answerWith } from './contraryService.ts';

const MINUTE = 60_000;

/** An airing on a channel, in minutes from now. */
export interface OnAir {
  channel: string;
  from: number;
  to: number;
  title: string;
}

/** Sets the airings of all schedules of the service, those of today and of every month. */
export function schedules(service: ContraryService, ...items: OnAir[]): void {
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  const data = items.map(({ channel, from, to, title }) => ({
    channel,
    start_time: at(from),
    end_time: at(to),
    program_title: title,
  }));
  for (const path of ['/schedules/today', '/monthly-schedules'])
    service.answers(path, answerWith(200, JSON.stringify({ data })));
}

/** Sets the daily hours of the main channel, in minutes from now. */
export function airTimes(service: ContraryService, from: number, to: number): void {
  const now = new Date(Date.now() + 7 * 60 * MINUTE);
  const sinceMidnight = now.getUTCHours() * 60 + now.getUTCMinutes();
  const entry = {
    id: 1,
    title: 'ศาลาทีวี',
    url: '',
    startAirTime: '00:00:00.000',
    endAirTime: '00:00:00.000',
    startAirTimeOffsetInMinute: sinceMidnight + from,
    endAirTimeOffsetInMinute: sinceMidnight + to,
  };
  service.answers('/api/live-channels', answerWith(200, JSON.stringify({ data: [entry] })));
}
