import { randomUUID } from 'node:crypto';
import { type CurrentRequest, getCurrentRequest, runInRequest } from './currentRequest.ts';
import { shouldLogEveryResponse } from './log.ts';
import { createCounter, createHistogram } from './metrics.ts';
import { startSpan } from './traces.ts';

const ID = /^[\w-]{8,64}$/;

/** Cached counters by route and status, because a page from memory is too fast for a lookup by labels. */
const tallies = new Map<string, Map<number, number>>();

createCounter(
  'sala_http_requests_total',
  'Requests answered, by the pattern of their address.',
  ['route', 'status'],
  function () {
    this.reset();
    for (const [route, statuses] of tallies) for (const [status, count] of statuses) this.inc({ route, status }, count);
  },
);
const seconds = createHistogram(
  'sala_http_request_seconds',
  'How long a request took until its answer began, unless it came from memory.',
  ['route'],
);

export interface RequestInfo {
  method: string;
  /** The address without its query. */
  path: string;
  /** The client's own id and trace of the request; set only for trusted clients. */
  client: { id: string | undefined; traceparent: string | undefined };
}

export interface ResponseInfo {
  status: number;
  /** The pattern of the path: there are few, whatever the requests are. */
  route: string;
}

/** Handles a request under its id, or a new one where that is invalid; counts the response and ends its span. */
export async function handleWithTelemetry(
  { method, path, client }: RequestInfo,
  handle: (request: CurrentRequest) => Promise<ResponseInfo>,
): Promise<void> {
  const id = client.id && ID.test(client.id) ? client.id : randomUUID();
  const attributes = { 'http.request.method': method, 'url.path': path, 'sala.request_id': id };
  const span = startSpan({ name: method, kind: 'server', parent: client.traceparent, attributes });
  const request = { id, traceparent: span?.traceparent ?? client.traceparent, traceId: span?.traceId };
  const started = performance.now();
  await runInRequest(request, async () => {
    let response: ResponseInfo = { status: 500, route: 'none' };
    try {
      response = await handle(request);
    } finally {
      const { status, route } = response;
      const took = performance.now() - started;
      countResponse(response);
      seconds.observe({ route }, took / 1000);
      const more = { 'http.response.status_code': status, 'http.route': route };
      span?.end({ name: `${method} ${route}`, attributes: more, failed: status >= 500 });
      const line = { method, path, route, status, millis: Math.round(took) };
      if (status >= 500) console.warn('failed', line);
      else if (shouldLogEveryResponse()) console.debug('answered', line);
    }
  });
}

/** Counts a response that needed no handler, such as a page from the cache. */
export function countResponse({ status, route }: ResponseInfo): void {
  const statuses = tallies.get(route);
  if (statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  else tallies.set(route, new Map([[status, 1]]));
}

/**
 * Runs background work under a new id and in a new trace; inside a request it becomes a part of the request's trace.
 */
export async function runWithRequestId<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (getCurrentRequest()) return work();
  const span = startSpan({ name, kind: 'server', parent: undefined, attributes: {} });
  const request = { id: randomUUID(), traceparent: span?.traceparent, traceId: span?.traceId };
  return runInRequest(request, work).finally(() => span?.end({}));
}
