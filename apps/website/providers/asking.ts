import type { Area } from '../app/platform/areas/index.server.ts';
import {
  PAGE_DEADLINE_MS,
  SERVICE_ANSWERS,
  type ServiceAnswer,
  type Settings,
} from '../app/platform/services/index.server.ts';
import type { Finding } from './finding.ts';
import { readAnswer } from './readAnswer.ts';

/** What an answer of 404 means: a service may leave out what the site does without. */
type Need = 'needed' | 'mayLack';

/** How a service is asked while it is checked. Each answer becomes a finding. */
export interface Asking {
  /**
   * Asks with a call of the website's own, as long as a page would wait, and hands on what was read; null when nothing
   * was.
   */
  ask<Response>(
    question: string,
    call: (signal: AbortSignal) => Promise<Area<Response>>,
    need?: Need,
  ): Promise<Response | null>;
  /** Notes a question that is not asked, and why. */
  skip(question: string, why: string): void;
}

/** Asks one service, one question after the other; a service that is not there is not asked on. */
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
      // who is asked again, because what failed may pass, is judged by the last
      for (const answer of new Map(heard.map((one) => [one.url, one])).values()) {
        const isLacking = need === 'mayLack' && answer.answer.statusCode === 404;
        const finding = readAnswer(answer, settings);
        // what it does not understand is asked in another way, which the next line tells of
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

/** What a call was answered on its way, and what came of it. */
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
