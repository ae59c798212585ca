export { listSuggestions } from './suggestions.ts';
