export { ARTICLE_STATES, findArticles, parseName } from './findArticles.ts';
export { findNewestTitles, type NewsQuestion, searchNews } from './newsSearch.ts';
export { searchPrograms } from './programSearch.ts';
export type { SearchHits } from './searchCorpus.ts';
export { type Chunk, parseSearchText, type SearchText } from './searchText.ts';
export { toGramQuery } from './tsqueries.ts';
