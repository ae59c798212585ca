import { createCounter, createGauge, createHistogram } from '@sala/telemetry';

// The metrics of the calls to services.

interface PolicyState {
  underWay: () => number;
  waiting: () => number;
  isOpen: () => boolean;
}

const watched = new Map<string, PolicyState>();

const calls = createCounter(
  'sala_service_calls_total',
  'Calls to services by their outcome; breaker_open and too_many_waiting were not made',
  ['service', 'outcome'],
);
const seconds = createHistogram(
  'sala_service_call_seconds',
  'How long calls to services took, without the wait for a turn',
  ['service'],
);

const droppedParts = createCounter(
  'sala_service_dropped_parts_total',
  'Invalid parts of the answers of services, such as items of lists, which no page shows',
  ['service'],
);

/** A gauge that reads every policy when it is collected. */
function createPolicyGauge(name: string, help: string, read: (policy: PolicyState) => number): void {
  createGauge(name, help, ['service'], function () {
    for (const [service, policy] of watched) this.set({ service }, read(policy));
  });
}
createPolicyGauge('sala_service_under_way', 'Calls to services under way', (policy) => policy.underWay());
createPolicyGauge('sala_service_waiting', 'Calls to services that wait for a turn', (policy) => policy.waiting());
createPolicyGauge('sala_service_breaker_open', '1 while a service is left alone because it fails', (policy) =>
  Number(policy.isOpen()),
);

/** Adds the policy of a service to the gauges. */
export function watchPolicy(service: string, policy: PolicyState): void {
  watched.set(service, policy);
}

export function countCall(service: string, outcome: string): void {
  calls.inc({ service, outcome });
}

export function countDroppedParts(service: string, count: number): void {
  droppedParts.inc({ service }, count);
}

/** Measures how long a call takes, also when it fails. */
export async function measureCall<Result>(service: string, call: () => Promise<Result>): Promise<Result> {
  const end = seconds.startTimer({ service });
  try {
    return await call();
  } finally {
    end();
  }
}
