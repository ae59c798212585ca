import type { Area } from '../app/platform/areas/index.server.ts';
import {
  PAGE_DEADLINE_MS,
  SERVICE_ANSWERS,
  type ServiceAnswer,
  type Settings,
} from '../app/platform/services/index.server.ts';
import type { Finding } from './finding.ts';
import { readAnswer } from './readAnswer.ts';

/** How a 404 is judged: `mayLack` for endpoints that a service may leave out. */
type Need = 'needed' | 'mayLack';

/** Sends the requests of a check. Each answer becomes a finding. */
export interface Asking {
  /**
   * Calls one of the website's own clients, with the deadline of a page, and returns the parsed response; null on
   * failure.
   */
  ask<Response>(
    question: string,
    call: (signal: AbortSignal) => Promise<Area<Response>>,
    need?: Need,
  ): Promise<Response | null>;
  /** Records that a request is not sent, and why. */
  skip(question: string, why: string): void;
}

/** Checks a service, one request after the other; stops when the service is unreachable. */
export function createAsk(findings: Finding[], settings: Settings): Asking {
  const isGone = () => findings.some(({ outcome }) => outcome === 'unreachable');
  const note = (finding: Partial<Finding> & Pick<Finding, 'outcome' | 'question'>) =>
    findings.push({ why: '', warnings: [], milliseconds: 0, ...finding });
  return {
    skip: (question, why) => {
      if (!isGone()) note({ outcome: 'unasked', question, why });
    },
    async ask(question, call, need = 'needed') {
      if (isGone()) return null;
      const startedAt = performance.now();
      const { heard, area } = await listen(() => call(AbortSignal.timeout(PAGE_DEADLINE_MS)));
      const milliseconds = Math.round(performance.now() - startedAt);
      // a request that is repeated after a temporary failure is judged by its last answer
      for (const answer of new Map(heard.map((one) => [one.url, one])).values()) {
        const isLacking = need === 'mayLack' && answer.answer.statusCode === 404;
        const finding = readAnswer(answer, settings);
        // an answer 400 is fine when the client succeeds with another form of the request, which is the next finding
        const isAskedOtherwise = area.response !== null && answer.answer.statusCode === 400;
        note({
          ...finding,
          milliseconds,
          ...(isLacking && { outcome: 'none', why: 'the site does without' }),
          ...(isAskedOtherwise && { outcome: 'none', why: 'it does not understand this: the site asks as below' }),
        });
      }
      if (heard.length === 0) note({ outcome: 'unreachable', question, why: reasonOf(area), milliseconds });
      return area.response;
    },
  };
}

/** The answers that a call received, and its result. */
async function listen<Response>(call: () => Promise<Area<Response>>) {
  const heard: ServiceAnswer[] = [];
  const hear = (message: unknown) => void heard.push(message as ServiceAnswer);
  SERVICE_ANSWERS.subscribe(hear);
  try {
    return { heard, area: await call() };
  } finally {
    SERVICE_ANSWERS.unsubscribe(hear);
  }
}

function reasonOf({ error }: Area<unknown>): string {
  const { reason } = (error?.data ?? {}) as { reason?: string };
  return reason === 'deadline' ? 'no answer in time' : (reason ?? 'no answer');
}
