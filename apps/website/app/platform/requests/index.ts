export { fetchJson } from './fetchJson.ts';
export { fetchOk } from './fetchOk.ts';
