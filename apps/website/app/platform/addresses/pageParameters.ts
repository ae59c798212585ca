/**
 * Every parameter by which pages differ. The page cache knows pages by these and leaves out all others: neither who
 * brought a reader nor who makes parameters up gets a page rendered again. What a page reads and is not here, it will
 * not see.
 */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  // which of a page's data is asked for, by the router in the browser
  '_routes',
  // lists: their page, and what they are narrowed to
  ...['page', 'categoryId', 'date', 'initial', 'access', 'group', 'ids'],
  // search
  ...['q', 'tab', 'sort', 'section', 'from', 'to'],
  // schedules, live channels, the playlist something is watched in
  ...['view', 'channel', 'list'],
  // where in a timeline (with `from`)
  ...['before', 'after'],
  // summaries
  ...['refCode', 'feedback'],
]);
