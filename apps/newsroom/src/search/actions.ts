import { CATEGORY_SLUGS } from '@sala/station';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { requireAuthors } from '../authors/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { findCategoryByName, formatBangkokTime, parsePeriod, storableText } from '../input/index.ts';
import { ARTICLE_STATES, findArticles, parseName, parseSearchText } from './queries/index.ts';

const MAX_RESULTS = 50;
const time = z.string().meta({ placeholder: 'TIME' }).optional();

/** The editors' search for articles and drafts. */
export const searchActions = [
  action({
    name: 'articles find',
    summary:
      'search articles and drafts by words, id or address, author, section, state (draft, scheduled, out or withdrawn) and time; --since and --until take a time or a day',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({
      words: storableText(200).meta({ placeholder: 'WORDS' }).default(''),
      author: z.string().meta({ placeholder: 'AUTHOR' }).optional(),
      section: z.string().meta({ placeholder: 'SECTION' }).optional(),
      state: z.enum(ARTICLE_STATES).meta({ placeholder: 'STATE' }).optional(),
      since: time,
      until: time,
    }),
    positionals: ['words'],
    output: z.object({
      articles: z.array(
        z.object({ name: z.string(), state: z.enum(ARTICLE_STATES), title: z.string(), at: z.string() }),
      ),
      hasMore: z.boolean(),
    }),
    run: async ({ db }, { words, author, section, state, since, until }) => {
      if (author !== undefined) await requireAuthors(db, [author]);
      const slug = section === undefined ? undefined : findCategoryByName([section]);
      if (section !== undefined && !slug)
        throw new CommandFailed(`There is no section ${section}: there are ${CATEGORY_SLUGS.join(', ')}.`);
      const from = since === undefined ? undefined : parsePeriod(since).start;
      const before = until === undefined ? undefined : parsePeriod(until).end;
      if (from && before && from >= before) throw new CommandFailed('There is no time between --since and --until.');
      if (words.trim() !== '' && parseSearchText(words).included.length === 0)
        throw new CommandFailed(`There is no word to look for in ${words}.`);
      const filter = { author, section: slug, state, from, before };
      const name = parseName(words);
      const named = name === undefined ? [] : await findArticles(db, { ...filter, name }, 1);
      const rows = named.length > 0 ? named : await findArticles(db, { ...filter, words }, MAX_RESULTS + 1);
      return { articles: rows.slice(0, MAX_RESULTS), hasMore: rows.length > MAX_RESULTS };
    },
    print: ({ articles, hasMore }) => [
      ...articles.map(
        ({ name, state, title, at }) => `${name.padEnd(8)} ${state} ${formatBangkokTime(new Date(at))}  ${title}`,
      ),
      ...(articles.length === 0 ? ['There is none.'] : []),
      ...(hasMore ? [`Only the latest ${MAX_RESULTS} are shown: say more of what you look for.`] : []),
    ],
  }),
];
