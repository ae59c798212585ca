import { CATEGORIES } from '@sala/station';
import { z } from 'zod';
import { type ActionContext, action, NO_INPUT } from '../actions/index.ts';
import { createNewsQueries } from '../articles/index.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import {
  findCategoryByName,
  formatBangkokTime,
  formatUntil,
  parseArticleId,
  parseUntil,
  storableLine,
} from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import {
  discardDraft,
  findDraft,
  type Launched,
  launchDraft,
  listLaunched,
  listPlacements,
  listScheduled,
  type Placement,
  placeArticle,
  relaunch,
  type Scheduled,
  unplaceArticle,
} from './editions.ts';
import { createFrontPage, FRONT_PAGE_SIZES, SECTION_SIZES } from './frontPage.ts';
import { listOtherEditors } from './otherEditors.ts';
import { createCategoryPageQuery, findLaunchedEdition, isCategoryPage, toCategoryPage } from './placedQuery.ts';

const role = 'editor';

const article = z.string().meta({ placeholder: 'ARTICLE' });

const frontPageView = z.object({
  edition: z.int().nullable(),
  isDraft: z.boolean(),
  sections: z.array(
    z.object({
      section: z.string(),
      articles: z.array(
        z.object({
          position: z.int(),
          id: z.int(),
          title: z.string(),
          isPlaced: z.boolean(),
          until: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** Placed, but not out yet. */
  scheduled: z.array(z.object({ section: z.string(), id: z.int(), title: z.string(), from: z.string() })),
});

async function showFrontPage({ db }: ActionContext, isDraft: boolean): Promise<z.input<typeof frontPageView>> {
  const edition = isDraft ? await findDraft(db) : await findLaunchedEdition(db);
  if (isDraft && edition === null) throw new CommandFailed('There is no draft of the front page.');
  const all = edition === null ? [] : await listPlacements(db, edition);
  const placed = new Map(all.filter(({ section }) => !isCategoryPage(section)).map((one) => [one.articleId, one]));
  const sections = await createFrontPage(db, createNewsQueries(db, FRONT_PAGE_SIZES))(edition ?? undefined);
  const ofCategories = edition === null ? [] : await showCategoryPages(db, edition, all);
  return {
    edition,
    isDraft,
    sections: [
      ...sections.map(({ id: section, rows }) => ({
        section,
        articles: rows.map(({ id, title }, index) => {
          const placement = placed.get(id);
          const isPlaced = placement?.section === section;
          return {
            position: index + 1,
            id,
            title,
            isPlaced,
            until: (isPlaced && placement.until?.toISOString()) || null,
          };
        }),
      })),
      ...ofCategories,
    ],
    scheduled: edition === null ? [] : (await listScheduled(db, edition)).map(toScheduled),
  };
}

const toScheduled = ({ from, ...rest }: Scheduled) => ({ ...rest, from: from.toISOString() });

/** The placed articles of the pages of categories, page by page, without those that fill the other places. */
async function showCategoryPages(db: Database, edition: number, all: Placement[]) {
  const findPlaced = createCategoryPageQuery(db);
  const pages = CATEGORIES.filter(({ slug }) => all.some(({ section }) => section === toCategoryPage(slug)));
  const shownPages = [];
  // one after the other: a transaction has one connection
  for (const { slug } of pages) {
    const articles = (await findPlaced(slug, edition)).map(({ section, position, row: { id, title } }) => {
      const until = all.find((one) => one.section === section && one.articleId === id)?.until;
      return { position, id, title, isPlaced: true, until: until?.toISOString() ?? null };
    });
    shownPages.push({ section: toCategoryPage(slug), articles });
  }
  return shownPages;
}

/** The page as lines, or one section of it. */
function printFrontPage({ sections, scheduled }: z.output<typeof frontPageView>, only?: string): string[] {
  const names = new Set([...sections, ...scheduled].map(({ section }) => section));
  return [...names]
    .filter((name) => !only || name === only)
    .flatMap((name) => [
      name,
      ...(sections.find(({ section }) => section === name)?.articles ?? []).map(
        ({ position, id, title, isPlaced, until }) => {
          const why = isPlaced ? `placed${until ? ` until ${formatUntil(new Date(until))}` : ''}  ` : '';
          return `  ${position}  ${id}  ${why}${title}`;
        },
      ),
      ...scheduled
        .filter(({ section }) => section === name)
        .map(({ id, from, title }) => `  +  ${id}  placed from ${formatBangkokTime(new Date(from))}  ${title}`),
    ]);
}

const ownOrAll = z.strictObject({ all: z.boolean().default(false) });

/** @throws {CommandFailed} naming the colleagues whose unfinished changes would be launched or lost */
async function requireNoOtherEditors(db: Database, who: string, verb: 'launch' | 'discard'): Promise<void> {
  const others = await listOtherEditors(db, who);
  if (others.length > 0) throw new CommandFailed(`${others.join(' ')} To ${verb} all of it: front-page ${verb} --all.`);
}

const launched = z.object({ edition: z.int(), launchedAt: z.iso.datetime(), launchedBy: z.string(), placed: z.int() });
const toOutput = ({ launchedAt, ...rest }: Launched) => ({ ...rest, launchedAt: launchedAt.toISOString() });
const printLaunched = ({ edition, launchedAt, launchedBy, placed }: z.output<typeof launched>): string =>
  [edition, formatBangkokTime(new Date(launchedAt)), `${placed} placed`, launchedBy].join('  ').trimEnd();

const placement = z.strictObject({
  section: z.string().meta({ placeholder: 'SECTION' }),
  article,
  at: z.string().meta({ placeholder: 'POSITION' }).default('1'),
  until: z.string().meta({ placeholder: 'TIME' }).optional(),
  title: storableLine(300).meta({ placeholder: 'TITLE', isPlainText: true }).default(''),
  picture: storableLine(2000).meta({ placeholder: 'PICTURE' }).default(''),
});

/** The slug of a category that is named in Thai; anything else stays. */
const toSlug = (name: string): string => findCategoryByName([name]) ?? name;

/** @throws {CommandFailed} with what is invalid */
function parsePlacement({ section: typed, article: id, at, until, ...rest }: z.output<typeof placement>, now: Date) {
  const section = SECTION_SIZES.has(typed) ? typed : typed.replace(/[^/]+$/, toSlug);
  const size = SECTION_SIZES.get(section);
  if (!size)
    throw new CommandFailed(`The front page has no section ${section}: ${[...SECTION_SIZES.keys()].join(', ')}.`);
  const position = /^\d{1,2}$/.test(at) ? Number(at) : 0;
  if (position < 1 || position > size)
    throw new CommandFailed(`The section ${section} has the positions 1 to ${size}.`);
  return { ...rest, section, position, articleId: parseArticleId(id), until: until ? parseUntil(until, now) : null };
}

export const frontPageActions = [
  action({
    name: 'front-page show',
    summary: 'show the front page by section, and which articles editors have placed; --draft: the draft instead',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ draft: z.boolean().default(false) }),
    output: frontPageView,
    run: (context, { draft }) => showFrontPage(context, draft),
    print: (page) => printFrontPage(page),
  }),
  action({
    name: 'front-page place',
    summary:
      'place an article in the draft of the front page or a category page, with a title or a picture for this place alone',
    kind: 'change',
    role,
    input: placement,
    positionals: ['section', 'article'],
    output: frontPageView.extend({ warnings: z.array(z.string()) }),
    run: async (context, input) => {
      const parsed = parsePlacement(input, new Date());
      const warnings = await checkPictures(context.db, [parsed.picture], context.pictures);
      await placeArticle(context.db, parsed);
      const others = await listOtherEditors(context.db, context.caller.who);
      return { ...(await showFrontPage(context, true)), warnings: [...warnings, ...others] };
    },
    print: ({ warnings, ...page }, { section }) => ({ lines: printFrontPage(page, section), warnings }),
  }),
  action({
    name: 'front-page unplace',
    summary: 'remove an article from its places in the draft; it then appears where it does by default',
    kind: 'change',
    role,
    input: z.strictObject({ article }),
    positionals: ['article'],
    output: z.object({ article: z.int() }),
    run: async (context, input) => {
      const id = parseArticleId(input.article);
      await unplaceArticle(context.db, id);
      return { article: id };
    },
    print: (unplaced) => `${unplaced.article} stands where it would by itself once the draft is launched`,
  }),
  action({
    name: 'front-page launch',
    summary: 'publish the draft; --all: also when colleagues have changed it',
    kind: 'change',
    role,
    input: ownOrAll,
    output: launched,
    run: async ({ db, pictures, caller }, { all }) => {
      if (!all) await requireNoOtherEditors(db, caller.who, 'launch');
      const draft = await findDraft(db);
      const placed = draft === null ? [] : await listPlacements(db, draft);
      // rights may have ended since the article was placed
      await checkPictures(
        db,
        placed.map(({ picture }) => picture),
        pictures,
      );
      return toOutput(await launchDraft(db, { launchedAt: new Date(), launchedBy: caller.who }));
    },
    print: printLaunched,
  }),
  action({
    name: 'front-page discard',
    summary: 'discard the draft; --all: also when colleagues have changed it',
    kind: 'change',
    role,
    input: ownOrAll,
    output: z.object({ edition: z.int() }),
    run: async ({ db, caller }, { all }) => {
      if (!all) await requireNoOtherEditors(db, caller.who, 'discard');
      return discardDraft(db);
    },
    print: () => 'the draft is discarded; readers see what they saw',
  }),
  action({
    name: 'front-page history',
    summary: 'list launched editions and who launched them, newest first; readers see the first one',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({ editions: z.array(launched) }),
    run: async ({ db }) => ({ editions: (await listLaunched(db)).map(toOutput) }),
    print: ({ editions }) => editions.map(printLaunched),
  }),
  action({
    name: 'front-page relaunch',
    summary: 'launch an edition of the history again, at once',
    kind: 'change',
    role,
    input: z.strictObject({ edition: z.string().meta({ placeholder: 'EDITION' }) }),
    positionals: ['edition'],
    output: launched,
    run: async ({ db, caller }, { edition }) => {
      if (!/^\d{1,9}$/.test(edition)) throw new CommandFailed(`${edition} is no number of an edition.`);
      return toOutput(await relaunch(db, Number(edition), { launchedAt: new Date(), launchedBy: caller.who }));
    },
    print: printLaunched,
  }),
];
