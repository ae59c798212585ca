export { fetchJson } from './fetchJson.ts';
export { fetchOk } from './fetchOk.ts';
export type { JsonResponse, RouteAnswer } from './jsonResponse.ts';
