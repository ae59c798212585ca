import type { DemoListings } from '@sala/demo';
import { chooseLandscapeFilm, type DemoProgram } from '@sala/demo';
import { PARTNER_CHANNEL } from '@sala/station';
import type { Slot } from '../schedule/index.ts';
import type { scheduleSlots } from '../schedule/schema.ts';

type DemoSlot = typeof scheduleSlots.$inferInsert & Slot & { programId: number | null; isAgain: boolean };

const DAYS = { weekdays: [1, 2, 3, 4, 5], weekend: [6, 0] };
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const toMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The slots of the demo's channels, each until the next begins; a programme's film is repeated to fill its slot.
 * `isAgain` marks repeats.
 */
export function toDemoSlots({ channels, partner }: DemoListings, programs: DemoProgram[]): DemoSlot[] {
  const programOf = new Map(programs.map((one) => [one.key, one]));
  const own = channels.flatMap(({ channel, until, ...parts }) =>
    (['weekdays', 'weekend'] as const).flatMap((part) =>
      parts[part].flatMap(([start, shown], place) => {
        const startMinute = toMinute(start);
        const minutes = toMinute(parts[part][place + 1]?.[0] ?? until) - startMinute;
        const byDay = Map.groupBy(DAYS[part], (_, day) => (typeof shown === 'string' ? shown : (shown[day] ?? '')));
        return [...byDay].map(([name, weekdays]) => {
          const isAgain = name.startsWith('~');
          const program = programOf.get(name.replace('~', ''));
          if (!program) throw new Error(`${channel} shows ${name}, which is no programme`);
          return {
            channel,
            weekdays,
            startMinute,
            minutes,
            programId: program.id,
            films: [chooseLandscapeFilm(program.film)],
            isAgain,
            episodeTitle: isAgain ? 'ออกอากาศซ้ำ' : '',
          };
        });
      }),
    ),
  );
  const partners = partner.map(({ start, title, episodeTitle, picture }, place) => {
    const startMinute = toMinute(start);
    const next = partner[place + 1]?.start;
    return {
      channel: 'partner',
      weekdays: EVERY_DAY,
      startMinute,
      minutes: (next ? toMinute(next) : toMinute(partner[0]?.start ?? '') + 24 * 60) - startMinute,
      programId: null,
      title,
      episodeTitle,
      picture: `${picture}.webp`,
      url: PARTNER_CHANNEL.home,
      isAgain: false,
    };
  });
  return [...own, ...partners].map((slot, place) => ({
    id: place + 1,
    source: 'demo',
    validFrom: null,
    validUntil: null,
    ...slot,
  }));
}
