import { z } from 'zod';
import { type ActionContext, action, NO_INPUT } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime, parsePeriod, parseUntil, rowNumber, storableLine, storableLink } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { checkPictures } from '../media/index.ts';
import { addBanner, type Banner, editBanner, listBanners, removeBanner } from './banners/banners.ts';
import { announceGold, findLastGold, withdrawGold } from './gold/gold.ts';

const role = 'editor';

/** A banner; instants are ISO 8601, null where it has no limit. */
const banner = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
});

const toBanner = ({ id, title, url, startsAt, endsAt }: Banner): z.input<typeof banner> => ({
  id,
  title,
  url,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

function printBanner({ id, title, url, startsAt, endsAt }: z.output<typeof banner>): string {
  const times = [
    startsAt && `from ${formatBangkokTime(new Date(startsAt))}`,
    endsAt && `until ${formatBangkokTime(new Date(endsAt))}`,
  ];
  return [id, title, url, ...times].filter(Boolean).join('  ');
}

const id = rowNumber('a banner');
const title = storableLine(200).min(1, 'it is empty').meta({ placeholder: 'TITLE', isPlainText: true });
const url = storableLink.meta({ placeholder: 'URL' });
const picture = storableLine(2000).min(1, 'it is empty').meta({ placeholder: 'PICTURE' });
const time = z.string().meta({ placeholder: 'TIME' }).optional();
/** What is typed as the end of a banner that lasts until it is removed. */
const NEVER = 'never';

/**
 * The times of a banner as they are typed; absent ones are left out.
 * @throws {CommandFailed} saying what is wrong with a time
 */
const parseTimes = ({ from, until }: { from?: string | undefined; until?: string | undefined }) => ({
  ...(from !== undefined && { startsAt: parsePeriod(from).start }),
  ...(until !== undefined && { endsAt: until === NEVER ? null : parseUntil(until, new Date()) }),
});

const changed = banner.extend({ warnings: z.array(z.string()).default([]) });
const printChanged = ({ warnings, ...one }: z.output<typeof changed>) => ({ lines: [printBanner(one)], warnings });

/**
 * A banner that was added or changed, with what to check in it.
 * @param named its picture, where it was given one
 * @throws {CommandFailed} when that cannot be shown: then nothing is stored
 */
async function toChanged({ db, siteUrl, pictures }: ActionContext, stored: Banner, named = '') {
  const ofPicture = await checkPictures(db, [named], pictures, stored.startsAt ?? new Date());
  return { ...toBanner(stored), warnings: [...ofPicture, ...(await warnOfDeadEnd(db, siteUrl, stored.url))] };
}

export const bannerActions = [
  action({
    name: 'banners list',
    summary: 'list the banners of the home page, newest first',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: z.object({ banners: z.array(banner) }),
    run: async ({ db }) => ({ banners: (await listBanners(db)).map(toBanner) }),
    print: ({ banners }) => banners.map(printBanner),
  }),
  action({
    name: 'banners add',
    summary: 'add a banner: a picture with a link; times are Bangkok time',
    kind: 'change',
    role,
    input: z.strictObject({
      picture,
      title,
      url,
      from: time,
      until: time,
    }),
    positionals: ['picture', 'title', 'url'],
    output: changed,
    run: async (context, { from, until, ...named }) => {
      const row = { ...named, startsAt: null, endsAt: null, ...parseTimes({ from, until }) };
      return toChanged(context, await addBanner(context.db, row), row.picture);
    },
    print: printChanged,
  }),
  action({
    name: 'banners edit',
    summary: 'change a banner’s picture, title, link or times; --until never: until it is removed',
    kind: 'change',
    role,
    input: z.strictObject({
      id,
      picture: picture.optional(),
      title: title.optional(),
      url: url.optional(),
      from: time,
      until: time,
    }),
    positionals: ['id'],
    output: changed,
    run: async (context, { id: number, from, until, ...named }) => {
      const edited = await editBanner(context.db, number, { ...named, ...parseTimes({ from, until }) });
      return toChanged(context, edited, named.picture);
    },
    print: printChanged,
  }),
  action({
    name: 'banners remove',
    summary: 'remove a banner',
    kind: 'change',
    role,
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: banner,
    run: async ({ db }, { id: number }) => toBanner(await removeBanner(db, number)),
    print: ({ title }) => `removed: ${title}`,
  }),
];

/** Whole baht as people write them: `62,250` or `62250`. */
const baht = z
  .string()
  .regex(/^(\d{1,3}(,\d{3})+|\d{1,8})$/, 'it is no price in whole baht')
  .transform((typed) => Number(typed.replaceAll(',', '')));

const price = z
  .object({ buy: z.int().min(1).max(10_000_000), sell: z.int().min(1).max(10_000_000) })
  .refine(({ buy, sell }) => sell >= buy);

/** The current price of gold; the instant is ISO 8601. */
const gold = z.object({
  gold: z
    .object({ buy: z.number(), sell: z.number(), difference: z.number().nullable(), updatedAt: z.string() })
    .nullable(),
});

async function findGold({ db }: ActionContext): Promise<z.input<typeof gold>> {
  const last = await findLastGold(db);
  return { gold: last && { ...last, updatedAt: last.updatedAt.toISOString() } };
}

/** The change of a price, as its share of the price before, that is a mistake sooner than a market. */
const MAX_CHANGE = 0.1;

/** A sentence where a new price is so far from the one before that a digit may be missing. */
function warnOfChange({ gold: last }: z.output<typeof gold>): string[] {
  if (!last?.difference) return [];
  const before = last.sell - last.difference;
  if (Math.abs(last.difference) <= before * MAX_CHANGE) return [];
  return [`Before, SELL was ${before.toLocaleString('en-US')}: if this is a mistake, gold remove takes it back.`];
}

function printGold({ gold: last }: z.output<typeof gold>): string {
  if (!last) return 'No price of gold is announced.';
  const [buy, sell] = [last.buy, last.sell].map((one) => one.toLocaleString('en-US'));
  const change = last.difference === null ? 'the first' : `${last.difference > 0 ? '+' : ''}${last.difference}`;
  return `buy ${buy}  sell ${sell}  ${change}  ${formatBangkokTime(new Date(last.updatedAt))}`;
}

export const goldActions = [
  action({
    name: 'gold show',
    summary: 'show the current gold price',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: gold,
    run: findGold,
    print: printGold,
  }),
  action({
    name: 'gold set',
    summary: 'set the gold price: what shops pay and take for one baht-weight of bar gold, such as 62,150 62,250',
    kind: 'change',
    role,
    input: z.strictObject({ buy: baht, sell: baht }),
    positionals: ['buy', 'sell'],
    output: gold,
    run: async (context, input) => {
      const parsed = price.safeParse(input);
      if (!parsed.success)
        throw new CommandFailed('This is no gold price: BUY must be at least 1 baht, and at most SELL.');
      await announceGold(context.db, parsed.data, new Date());
      return findGold(context);
    },
    print: (output) => ({ lines: [printGold(output)], warnings: warnOfChange(output) }),
  }),
  action({
    name: 'gold remove',
    summary: 'remove the newest gold price',
    kind: 'change',
    role,
    input: NO_INPUT,
    output: gold,
    run: async (context) => {
      await withdrawGold(context.db);
      return findGold(context);
    },
    print: printGold,
  }),
];
