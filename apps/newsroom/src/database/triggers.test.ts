import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRows, type OpenDatabase } from './index.ts';
import { openTestDatabase } from './testDatabases.ts';

/**
 * The tables whose changes triggers announce to websites, and the calls of these triggers' functions. `pages_changed`
 * takes the pages, or none where a change may be seen on any. The other functions take the columns that announce
 * nothing. A trigger that does not run for every statement names its statements first.
 */
const ANNOUNCED: Record<string, string[]> = {
  articles: [
    'delete: articles_changed()',
    'insert: articles_changed()',
    "update: articles_rewritten('views', 'voice_path')",
  ],
  authors: ['authors_changed()'],
  banners: ["pages_changed('/', '/home')"],
  emergency: ['pages_changed()'],
  episodes: ['pages_changed()'],
  // a draft is not announced, its launch is
  front_page_editions: ["insert or update: pages_changed('/', '/home', '/news')"],
  gold_prices: ["pages_changed('/', '/home')"],
  infographics: ["row_changed('views')"],
  navigation: ['pages_changed()'],
  pages: ['pages_changed()'],
  persons: ['pages_changed()'],
  // a new picture is nowhere yet
  pictures: ["update: row_changed('rights_until')"],
  playlists: ['pages_changed()'],
  pr_news: ["pages_changed('/org')"],
  programs: ['pages_changed()'],
  redirects: ['pages_changed()'],
  schedule_slots: ['pages_changed()'],
  seasons: ['pages_changed()'],
  situation_entries: ['delete: entries_changed()', 'insert: entries_changed()', 'update: entries_changed()'],
  summaries: ['summary_edited()'],
  // a new tag appears with its article
  tags: ['delete or update: pages_changed()'],
  topics: ['pages_changed()'],
  videos: ["row_changed('views')"],
  weather: ["pages_changed('/', '/home')"],
  withdrawn_articles: ['withdrawn_changed()'],
};

/** The tables whose changes are not announced, by the reason. */
const SILENT: Record<string, string[]> = {
  'no page shows it': [
    ...['account_invitations', 'account_passkeys', 'account_sessions', 'accounts', 'passkey_challenges'],
    ...['sign_in_attempts', 'sign_in_codes', 'action_changes', 'action_log', 'action_replies', 'analytics_counts'],
    ...['article_drafts', 'article_versions', 'demo_removal', 'idempotency_keys', 'leases', 'listener_reports'],
    ...['narration_failures', 'push_messages', 'push_postponed', 'push_subscriptions', 'secrets'],
    ...['unscheduled_articles', 'vital_counts'],
  ],
  'it changes with its article, tag or programme': [
    ...['article_search', 'article_search_parts', 'article_tags', 'corrections', 'former_tags', 'program_search'],
  ],
  'a launch announces it': ['front_page_placements'],
  'it is not in pages: players load it': ['channel_inputs', 'film_segments', 'films', 'media'],
  'a narration or a count can wait until its page is older': [
    ...['narration_ratings', 'narrations', 'probe_days', 'pronunciations', 'video_views'],
  ],
  'it says what the schedule said': ['planned_days'],
};

/** The tables whose changes the log of actions records, and the columns that it leaves out. */
const RECORDED: Record<string, string> = {
  accounts: "'password_hash', 'subject'",
  article_tags: '',
  authors: '',
  banners: '',
  channel_inputs: '',
  emergency: '',
  episodes: '',
  former_tags: '',
  front_page_editions: '',
  front_page_placements: '',
  gold_prices: '',
  infographics: '',
  listener_reports: "'email'",
  navigation: '',
  pages: '',
  persons: '',
  pictures: '',
  playlists: '',
  pr_news: '',
  programs: '',
  pronunciations: '',
  redirects: '',
  schedule_slots: '',
  seasons: '',
  situation_entries: '',
  summaries: '',
  tags: '',
  topics: '',
  videos: '',
  withdrawn_articles: '',
};

/** The tables whose changes are not recorded, by the reason. */
const UNRECORDED: Record<string, string[]> = {
  'an article has versions': [
    ...['articles', 'article_drafts', 'article_versions', 'corrections', 'unscheduled_articles'],
  ],
  'it is the log': ['action_changes', 'action_log', 'action_replies'],
  'it lets people in': [
    ...['account_invitations', 'account_passkeys', 'account_sessions', 'passkey_challenges', 'secrets'],
    ...['sign_in_attempts', 'sign_in_codes'],
  ],
  'readers write it': ['analytics_counts', 'narration_ratings', 'push_subscriptions', 'video_views', 'vital_counts'],
  'jobs write it': [
    ...['article_search', 'article_search_parts', 'demo_removal', 'film_segments', 'films', 'idempotency_keys'],
    ...[
      'leases',
      'media',
      'narration_failures',
      'narrations',
      'planned_days',
      'probe_days',
      'program_search',
      'push_messages',
      'push_postponed',
      'weather',
    ],
  ],
};

interface Trigger extends Record<string, unknown> {
  table: string;
  statements: string;
  function: string;
  /** With their quotes. */
  parameters: string;
  /** The number of columns after `update of`. */
  columns: number;
}

let database: OpenDatabase;
let tables: string[];
let triggers: Trigger[];

beforeAll(async () => {
  database = await openTestDatabase();
  const names = sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  tables = (await listRows<{ name: string }>(database.db, names)).map(({ name }) => name);
  triggers = await listRows<Trigger>(
    database.db,
    sql`select relname as table, lower(part[1]) as statements, part[2] as function, part[3] as parameters,
        cardinality(tgattr::smallint[]) as columns
      from pg_trigger join pg_class on pg_class.oid = tgrelid,
        regexp_match(pg_get_triggerdef(pg_trigger.oid), 'AFTER (.+) ON .+ EXECUTE FUNCTION (\\w+)\\((.*)\\)$') as part
      where not tgisinternal and part is not null order by part[1]`,
  );
});
afterAll(() => database.close());

const EVERY_STATEMENT = 'insert or delete or update';
const isRecording = (trigger: Trigger): boolean => trigger.function === 'record_change';
const sortNames = (...names: string[][]): string[] => names.flat().sort();

test('every table announces its changes as listed here, or is silent for a reason', () => {
  const announced: Record<string, string[]> = {};
  for (const { table, statements, function: name, parameters } of triggers.filter((one) => !isRecording(one))) {
    announced[table] ??= [];
    announced[table].push(`${statements === EVERY_STATEMENT ? '' : `${statements}: `}${name}(${parameters})`);
  }
  expect(announced).toEqual(ANNOUNCED);
  expect(sortNames(Object.keys(ANNOUNCED), ...Object.values(SILENT))).toEqual(tables);
});

test('every table is recorded as listed here, or is not for a reason', () => {
  const recorded = triggers.filter((one) => isRecording(one) && one.statements === EVERY_STATEMENT);
  expect(Object.fromEntries(recorded.map(({ table, parameters }) => [table, parameters]))).toEqual(RECORDED);
  expect(sortNames(Object.keys(RECORDED), ...Object.values(UNRECORDED))).toEqual(tables);
});

test('triggers name the columns that they leave out, and never those that they watch, so that a new column is not forgotten', async () => {
  expect(triggers.filter(({ columns }) => columns > 0)).toEqual([]);
  const rows = await listRows<{ name: string }>(
    database.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const columns = new Set(rows.map(({ name }) => name));
  const leftOut = triggers.flatMap(({ table, parameters }) =>
    [...parameters.matchAll(/'(\w+)'/g)].map(([, column]) => `${table}.${column}`),
  );
  expect(leftOut).toContain('videos.views');
  expect(leftOut.filter((name) => !columns.has(name))).toEqual([]);
});
