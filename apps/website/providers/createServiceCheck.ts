import { isDeepStrictEqual } from 'node:util';
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

interface ListPage {
  items: unknown[];
  totalPage: number;
  total?: number;
}

/** True when the list itself says that it goes on: one that says nothing may end with a full page. */
const hasMore = ({ items, total = 0 }: ListPage): boolean => total > items.length;

const ENDED = 'page 1 is full and says no total: readers are led on to a page that is not found';
const REPEATED = 'page 2 has the same items as page 1: readers and search engines are led on to it again and again';

/** Sends the requests of a check. Each answer becomes a finding. */
export interface ServiceCheck {
  /**
   * Calls one of the website's own clients, with the deadline of a page, and returns the parsed response; null on
   * failure.
   */
  send<Response>(
    endpoint: string,
    call: (signal: AbortSignal) => Promise<Area<Response>>,
    need?: Need,
  ): Promise<Response | null>;
  /**
   * Does the same for the first page of a list, and for the second where there is one; returns the first. Warns of a
   * second that is the first again.
   */
  sendPages<List extends ListPage>(
    endpoint: string,
    call: (page: number, signal: AbortSignal) => Promise<Area<List>>,
    need?: Need,
  ): Promise<List | null>;
  /** Records that a request is not sent, and why. */
  skip(endpoint: string, why: string): void;
}

/** Checks a service, one request after the other; stops when the service is unreachable. */
export function createServiceCheck(findings: Finding[], settings: Settings): ServiceCheck {
  const isUnreachable = () => findings.some(({ outcome }) => outcome === 'unreachable');
  const note = (finding: Partial<Finding> & Pick<Finding, 'outcome' | 'request'>) =>
    findings.push({ why: '', warnings: [], milliseconds: 0, ...finding });
  const check: ServiceCheck = {
    skip: (endpoint, why) => {
      if (!isUnreachable()) note({ outcome: 'skipped', request: endpoint, why });
    },
    async send(endpoint, call, need = 'needed') {
      if (isUnreachable()) return null;
      const startedAt = performance.now();
      const { answers, area } = await recordAnswers(() => call(AbortSignal.timeout(PAGE_DEADLINE_MS)));
      const milliseconds = Math.round(performance.now() - startedAt);
      // a request that is repeated after a temporary failure is judged by its last answer
      for (const answer of new Map(answers.map((answer) => [answer.url, answer])).values()) {
        const isLacking = need === 'mayLack' && answer.answer.statusCode === 404;
        const finding = readAnswer(answer, settings);
        // an answer 400 is fine when the client succeeds with another form of the request, which is the next finding
        const hasOtherForm = area.response !== null && answer.answer.statusCode === 400;
        note({
          ...finding,
          milliseconds,
          ...(isLacking && { outcome: 'none', why: 'the site does without' }),
          ...(hasOtherForm && { outcome: 'none', why: 'it does not understand this: the site asks as below' }),
        });
      }
      if (answers.length === 0)
        note({ outcome: 'unreachable', request: endpoint, why: describeFailure(area), milliseconds });
      return area.response;
    },
    async sendPages(endpoint, call, need) {
      const first = await check.send(endpoint, (signal) => call(1, signal), need);
      if (!first || first.totalPage < 2) return first;
      const second = await check.send(endpoint, (signal) => call(2, signal), hasMore(first) ? need : 'mayLack');
      const last = findings.at(-1);
      if (last?.outcome === 'none') last.warnings.push(ENDED);
      if (isDeepStrictEqual(second?.items, first.items)) last?.warnings.push(REPEATED);
      return first;
    },
  };
  return check;
}

/** The answers that a call received, and its result. */
async function recordAnswers<Response>(call: () => Promise<Area<Response>>) {
  const answers: ServiceAnswer[] = [];
  const record = (message: unknown) => void answers.push(message as ServiceAnswer);
  SERVICE_ANSWERS.subscribe(record);
  try {
    return { answers, area: await call() };
  } finally {
    SERVICE_ANSWERS.unsubscribe(record);
  }
}

function describeFailure({ error }: Area<unknown>): string {
  const { reason } = (error?.data ?? {}) as { reason?: string };
  return reason === 'deadline' ? 'no answer in time' : (reason ?? 'no answer');
}
