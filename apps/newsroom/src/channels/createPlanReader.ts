import { limitTime } from '@sala/http-server';
import { HOUR_MS } from '@sala/thai';

/** How long a plan is used after it was read, while the database does not answer, in milliseconds. */
const MAX_PLAN_AGE_MS = 6 * HOUR_MS;
/** How long a playlist waits for the database when there is such a plan, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1000;

/**
 * Reads the plans of channels, each from an instant on. While the database fails or is silent, the answer is the plan
 * that it gave last, for six hours. Requests share the plan that is being read.
 */
export function createPlanReader<Plan>(read: (channel: string, from: number) => Promise<Plan>) {
  // times by a monotonic clock
  const plans = new Map<string, { plan: Plan; readAt: number }>();
  const pending = new Map<string, { answer: Promise<Plan>; startedAt: number }>();

  function startReading(channel: string, from: number) {
    const answer = read(channel, from)
      .then((plan) => {
        plans.set(channel, { plan, readAt: performance.now() });
        return plan;
      })
      .finally(() => pending.delete(channel));
    const reading = { answer, startedAt: performance.now() };
    pending.set(channel, reading);
    return reading;
  }

  return async (channel: string, from: number): Promise<Plan> => {
    const { answer, startedAt } = pending.get(channel) ?? startReading(channel, from);
    const last = plans.get(channel);
    const now = performance.now();
    if (!last || now - last.readAt > MAX_PLAN_AGE_MS) return answer;
    return limitTime(answer, Math.max(0, startedAt + ANSWER_TIMEOUT_MS - now)).catch(() => last.plan);
  };
}
