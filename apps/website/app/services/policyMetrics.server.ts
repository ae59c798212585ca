import { metrics } from '@sala/telemetry';
import { Counter, Gauge, Histogram } from 'prom-client';

// What is counted of the calls to services, as `/metrics` says it.

interface Watched {
  underWay: () => number;
  waiting: () => number;
  isOpen: () => boolean;
}

const registers = [metrics];
const watched = new Map<string, Watched>();

const calls = new Counter({
  name: 'sala_service_calls_total',
  help: 'Calls to services by their outcome; breaker_open and too_many_waiting were not made',
  labelNames: ['service', 'outcome'],
  registers,
});
const seconds = new Histogram({
  name: 'sala_service_call_seconds',
  help: 'How long calls to services took, without the wait for their turn',
  labelNames: ['service'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
  registers,
});

/** A gauge that asks every policy when it is read. */
function gauge(name: string, help: string, read: (policy: Watched) => number): void {
  new Gauge({
    name,
    help,
    labelNames: ['service'],
    registers,
    collect() {
      for (const [service, policy] of watched) this.set({ service }, read(policy));
    },
  });
}
gauge('sala_service_under_way', 'Calls to services under way', (policy) => policy.underWay());
gauge('sala_service_waiting', 'Calls to services that wait for their turn', (policy) => policy.waiting());
gauge('sala_service_breaker_open', '1 while a service is left alone because it fails', (policy) => +policy.isOpen());

/** From now on the gauges say how the policy of a service stands. */
export function watchPolicy(service: string, policy: Watched): void {
  watched.set(service, policy);
}

export function countCall(service: string, outcome: string): void {
  calls.inc({ service, outcome });
}

/** Measures how long a call takes, whatever comes of it. */
export async function timed<Result>(service: string, call: () => Promise<Result>): Promise<Result> {
  const end = seconds.startTimer({ service });
  try {
    return await call();
  } finally {
    end();
  }
}
