import { CATEGORY_SLUGS } from '@sala/station';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { requireAuthors } from '../authors/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { findCategoryByName, formatBangkokTime, listLimit, parsePeriod, storableText } from '../input/index.ts';
import { ARTICLE_STATES, findArticles, parseName, parseSearchText } from './queries/index.ts';

const time = z.string().meta({ placeholder: 'TIME' }).optional();

/** The editors' search for articles and drafts. */
export const searchActions = [
  action({
    name: 'articles find',
    summary:
      'search articles and drafts by words, id or address, author, section, source of an import, state (draft, scheduled, out or withdrawn) and time; --since and --until take a time or a day',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({
      words: storableText(200).meta({ placeholder: 'WORDS' }).default(''),
      author: z.string().meta({ placeholder: 'AUTHOR' }).optional(),
      section: z.string().meta({ placeholder: 'SECTION' }).optional(),
      state: z.enum(ARTICLE_STATES).meta({ placeholder: 'STATE' }).optional(),
      source: storableText(200).meta({ placeholder: 'SOURCE' }).optional(),
      since: time,
      until: time,
      limit: listLimit({ most: 300, usual: 50 }),
    }),
    positionals: ['words'],
    output: z.object({
      articles: z.array(
        z.object({ name: z.string(), state: z.enum(ARTICLE_STATES), title: z.string(), at: z.string() }),
      ),
      hasMore: z.boolean(),
    }),
    run: async ({ db }, { words, author, section, source, state, since, until, limit }) => {
      if (author !== undefined) await requireAuthors(db, [author]);
      const slug = section === undefined ? undefined : findCategoryByName([section]);
      if (section !== undefined && !slug)
        throw new CommandFailed(`There is no section ${section}: there are ${CATEGORY_SLUGS.join(', ')}.`);
      const from = since === undefined ? undefined : parsePeriod(since).start;
      const before = until === undefined ? undefined : parsePeriod(until).end;
      if (from && before && from >= before) throw new CommandFailed('There is no time between --since and --until.');
      if (words.trim() !== '' && parseSearchText(words).included.length === 0)
        throw new CommandFailed(`There is no word to look for in ${words}.`);
      const filter = { author, section: slug, source, state, from, before };
      const name = parseName(words);
      const named = name === undefined ? [] : await findArticles(db, { ...filter, name }, 1);
      const rows = named.length > 0 ? named : await findArticles(db, { ...filter, words }, limit + 1);
      return { articles: rows.slice(0, limit), hasMore: rows.length > limit };
    },
    print: ({ articles, hasMore }) => ({
      lines:
        articles.length === 0
          ? ['There is none.']
          : articles.map(
              ({ name, state, title, at }) => `${name.padEnd(8)} ${state} ${formatBangkokTime(new Date(at))}  ${title}`,
            ),
      warnings: hasMore
        ? [`Only the latest ${articles.length} are shown: say more of what you look for, or a larger --limit.`]
        : [],
    }),
  }),
];
