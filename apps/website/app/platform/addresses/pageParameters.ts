/**
 * Every query parameter by which pages differ. The page cache keys pages by these and drops all others, so that neither
 * a campaign's parameters nor invented ones have a page rendered again. A page cannot read a parameter that is missing
 * here.
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
