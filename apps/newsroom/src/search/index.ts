export { type SearchedDocument, searchDocuments } from './documents.ts';
export { excerpt } from './excerpt.ts';
export { highlight, type Segment } from './highlight.ts';
export { indexArticles, indexOutdated, tidySearch } from './indexArticles.ts';
export { type FoundNews, MOST_COUNTED, type NewsQuestion, searchNews } from './newsSearch.ts';
export { readSearchText, type SearchText } from './searchText.ts';
export { type Suggestion, suggest } from './suggestions.ts';
