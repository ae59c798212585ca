import { createCounter, createGauge, createHistogram } from '@sala/telemetry';

// What is counted of the calls to services, as `/metrics` says it.

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

/** A gauge that asks every policy when it is read. */
function watchedGauge(name: string, help: string, read: (policy: PolicyState) => number): void {
  createGauge(name, help, ['service'], function () {
    for (const [service, policy] of watched) this.set({ service }, read(policy));
  });
}
watchedGauge('sala_service_under_way', 'Calls to services under way', (policy) => policy.underWay());
watchedGauge('sala_service_waiting', 'Calls to services that wait for a turn', (policy) => policy.waiting());
watchedGauge('sala_service_breaker_open', '1 while a service is left alone because it fails', (policy) =>
  Number(policy.isOpen()),
);

/** From now on the gauges say how the policy of a service stands. */
export function watchPolicy(service: string, policy: PolicyState): void {
  watched.set(service, policy);
}

export function countCall(service: string, outcome: string): void {
  calls.inc({ service, outcome });
}

/** Measures how long a call takes, whatever comes of it. */
export async function measureCall<Result>(service: string, call: () => Promise<Result>): Promise<Result> {
  const end = seconds.startTimer({ service });
  try {
    return await call();
  } finally {
    end();
  }
}
