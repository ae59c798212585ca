import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { formatBangkokTime, rowNumber, storableLine, storableLink } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { type Announcement, addAnnouncement, listAnnouncements, removeAnnouncement } from './announcements.ts';

const role = 'editor';

/** An announcement; `at` is ISO 8601. */
const announcement = z.object({ id: z.int(), title: z.string(), url: z.string(), at: z.string() });

const toAnswer = ({ id, title, url, publishedAt }: Announcement): z.input<typeof announcement> => ({
  id,
  title,
  url,
  at: publishedAt.toISOString(),
});

const print = ({ id, title, url, at }: z.output<typeof announcement>): string =>
  `${id}  ${formatBangkokTime(new Date(at))}  ${title}  ${url}`;

/** The actions on what the organisation announces about itself. */
export const announcementActions = [
  action({
    name: 'announcements list',
    summary: 'list the organisation’s announcements, newest first',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: z.object({ announcements: z.array(announcement) }),
    run: async ({ db }) => ({ announcements: (await listAnnouncements(db)).map(toAnswer) }),
    print: ({ announcements }) => announcements.map(print),
  }),
  action({
    name: 'announcements add',
    summary: 'add an announcement of the organisation, by its title and the address of its page',
    kind: 'change',
    role,
    input: z.strictObject({
      title: storableLine(300).min(1, 'it is empty').meta({ isPlainText: true }),
      url: storableLink,
    }),
    positionals: ['title', 'url'],
    output: announcement.extend({ warnings: z.array(z.string()) }),
    run: async ({ db, siteUrl }, given) => {
      const warnings = await warnOfDeadEnd(db, siteUrl, given.url);
      return { ...toAnswer(await addAnnouncement(db, given)), warnings };
    },
    print: ({ warnings, ...added }) => ({ lines: [print(added)], warnings }),
  }),
  action({
    name: 'announcements remove',
    summary: 'remove an announcement',
    kind: 'change',
    role,
    input: z.strictObject({ id: rowNumber('an announcement') }),
    positionals: ['id'],
    output: announcement,
    run: async ({ db }, { id }) => toAnswer(await removeAnnouncement(db, id)),
    print: ({ title }) => `removed: ${title}`,
  }),
];
