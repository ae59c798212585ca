export {
  type DocumentSearch,
  documentSearch,
  type HighlightSegment,
  type NewsSearch,
  newsSearch,
  type ProgramResult,
  type ProgramSearch,
  programSearch,
  SEARCH_PAGE_SIZE,
  type SearchSuggestions,
  searchSuggestions,
  withResultCounts,
} from './search.ts';
export { MAX_SEARCH_LENGTH, toSearchText } from './searchText.ts';
export { WEB_PAGE_SIZE, type WebSearch, webSearch } from './webSearch.ts';
