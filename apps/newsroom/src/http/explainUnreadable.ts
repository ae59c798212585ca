import type { Problem } from '@sala/contracts';
import type { Explanation, UnreadableReason } from '@sala/http-server';

const PROBLEMS: Record<UnreadableReason, Problem> = {
  address: { type: 'about:blank', title: 'Bad address', status: 400, detail: 'The address of the request is none.' },
  headers: {
    type: 'about:blank',
    title: 'Headers too long',
    status: 431,
    detail: 'Send a shorter address or fewer headers.',
  },
  timeout: {
    type: 'about:blank',
    title: 'Too slow',
    status: 408,
    detail: 'The request did not come in time: send it again.',
  },
};

/** A JSON problem (RFC 9457) for a request that cannot be read. */
export function explainUnreadable(reason: UnreadableReason): Explanation {
  return { contentType: 'application/problem+json', body: JSON.stringify(PROBLEMS[reason]) };
}
