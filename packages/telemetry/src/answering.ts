import { randomUUID } from 'node:crypto';
import { type CurrentRequest, currentRequest, within } from './currentRequest.ts';
import { logsEveryAnswer } from './log.ts';
import { counter, histogram } from './metrics.ts';
import { startSpan } from './traces.ts';

const ID = /^[\w-]{8,64}$/;

/** By route, then by status: a page from memory has no time for more. */
const tallies = new Map<string, Map<number, number>>();

counter(
  'sala_http_requests_total',
  'Requests answered, by the pattern of their address.',
  ['route', 'status'],
  function () {
    this.reset();
    for (const [route, statuses] of tallies) for (const [status, count] of statuses) this.inc({ route, status }, count);
  },
);
const seconds = histogram(
  'sala_http_request_seconds',
  'How long a request took until its answer began, unless it came from memory.',
  ['route'],
);

export interface AskedFor {
  method: string;
  /** Without its query. */
  path: string;
  /** What whoever asks says of the request; given only where they are to be believed. */
  told: { id: string | undefined; traceparent: string | undefined };
}

export interface AnsweredWith {
  status: number;
  /** The pattern of the address: of few values, whatever is asked for. */
  route: string;
}

/** Answers a request under an id, the one it came with where it is one; counts it, and its span. */
export async function answering(
  { method, path, told }: AskedFor,
  answer: (request: CurrentRequest) => Promise<AnsweredWith>,
): Promise<void> {
  const id = told.id && ID.test(told.id) ? told.id : randomUUID();
  const attributes = { 'http.request.method': method, 'url.path': path, 'sala.request_id': id };
  const span = startSpan({ name: method, kind: 'server', parent: told.traceparent, attributes });
  const request = { id, traceparent: span?.traceparent ?? told.traceparent, traceId: span?.traceId };
  const started = performance.now();
  await within(request, async () => {
    let answered: AnsweredWith = { status: 500, route: 'none' };
    try {
      answered = await answer(request);
    } finally {
      const { status, route } = answered;
      const took = performance.now() - started;
      countAnswer(answered);
      seconds.observe({ route }, took / 1000);
      const more = { 'http.response.status_code': status, 'http.route': route };
      span?.end({ name: `${method} ${route}`, attributes: more, failed: status >= 500 });
      const line = { method, path, route, status, millis: Math.round(took) };
      if (status >= 500) console.warn('failed', line);
      else if (logsEveryAnswer()) console.debug('answered', line);
    }
  });
}

/** Counts an answer, such as one from memory that nothing else is done for. */
export function countAnswer({ status, route }: AnsweredWith): void {
  const statuses = tallies.get(route);
  if (statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  else tallies.set(route, new Map([[status, 1]]));
}

/** Does what nobody waits for under an id of its own, in a trace of its own; within a request it is a part of that. */
export async function underId<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (currentRequest()) return work();
  const span = startSpan({ name, kind: 'server', parent: undefined, attributes: {} });
  const request = { id: randomUUID(), traceparent: span?.traceparent, traceId: span?.traceId };
  return within(request, work).finally(() => span?.end({}));
}
