export { toSearchPath } from './searchInput.ts';
