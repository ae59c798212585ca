import { CATEGORY_SLUGS, SCHEDULED_CHANNELS } from '@sala/station';
import { accounts } from '../accounts/schema.ts';
import { articles, isPublished } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { pronunciations } from '../narrations/schema.ts';
import { navigation } from '../navigation/schema.ts';
import { programs } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';

/** A kind of content that a complete site needs. */
export interface FirstStep {
  what: string;
  /** How many there are already. */
  count: number;
  /** What readers and editors see while there is none. */
  without: string;
  /** How to add the first one. */
  how: string;
}

/** The first steps of a new newsroom, in the order in which they are taken. */
export async function listFirstSteps(db: Database): Promise<FirstStep[]> {
  const [channel] = SCHEDULED_CHANNELS;
  return [
    {
      what: 'accounts',
      count: await db.$count(accounts),
      without: 'all work is done at this machine',
      how: 'accounts invite EMAIL --role chief, and DESK_PORT for the desk where they sign in',
    },
    {
      what: 'articles that are out',
      count: await countPublished(db),
      without: 'the front page says that there is no news yet',
      how: `articles draft FILE, then articles publish DRAFT (docs/editing.md shows a file); or import FILE; sections: ${CATEGORY_SLUGS.join(' ')}`,
    },
    {
      what: 'menus of your own',
      count: await db.$count(navigation),
      without: 'the menus are the built-in ones',
      how: 'navigation show main-navs > menu.json, then navigation set main-navs menu.json',
    },
    {
      what: 'programmes',
      count: await db.$count(programs),
      without: 'the pages of programmes say that there are none',
      how: 'programs set KEY FILE, then episodes add PROGRAM FILE (docs/editing.md shows both); or PROGRAM_API_URL',
    },
    {
      what: 'slots of the schedule',
      count: await db.$count(scheduleSlots),
      without: 'the schedules are empty',
      how: `schedule set ${channel?.key ?? 'CHANNEL'} PROGRAM --at 18:00 --minutes 60`,
    },
    {
      what: 'words that the voices are taught',
      count: await db.$count(pronunciations),
      without: 'names of your places and people are read as they are written',
      how: 'pronunciation set WORD READING',
    },
  ];
}

/** How many articles are published. */
export const countPublished = (db: Database): Promise<number> => db.$count(articles, isPublished);
