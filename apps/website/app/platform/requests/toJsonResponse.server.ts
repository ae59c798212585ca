import type { JsonResponse } from './jsonResponse.ts';

/** A value as JSON, for the browser: {@link fetchJson} has its type from the route that answers with it. */
export const toJsonResponse = <Value>(value: Value, init?: ResponseInit): JsonResponse<Value> =>
  Response.json(value, init);
