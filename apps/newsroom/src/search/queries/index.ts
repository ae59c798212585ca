export { ARTICLE_STATES, findArticles, parseName } from './findArticles.ts';
export type { SearchHits } from './searchCorpus.ts';
export { findNewestTitles, type NewsQuestion, searchNews } from './searchNews.ts';
export { searchPrograms } from './searchPrograms.ts';
export { type Chunk, parseSearchText, type SearchText } from './searchText.ts';
export { toGramQuery } from './tsqueries.ts';
