import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';

/** What this process counts, as Prometheus reads it at `/metrics`. */
export const metrics: Registry = new Registry();

/** Seconds, from a page that is kept to a service at its end. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts what happens; its name ends in `_total`. Labels are of few values: never an address or an id. `collect` is
 * called when somebody reads, for what is counted elsewhere.
 */
export function createCounter<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  collect?: (this: Counter<Label>) => void,
) {
  return once(
    name,
    () => new Counter<Label>({ name, help, labelNames, registers: [metrics], ...(collect && { collect }) }),
  );
}

/** A number that goes up and down. `collect` is called at each scrape, for what is not worth counting all the time. */
export function createGauge<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  collect?: (this: Gauge<Label>) => void | Promise<void>,
) {
  return once(
    name,
    () => new Gauge<Label>({ name, help, labelNames, registers: [metrics], ...(collect && { collect }) }),
  );
}

/** Counts how long things take, in seconds; its name ends in `_seconds`. */
export function createHistogram<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) {
  return once(name, () => new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [metrics] }));
}

/**
 * Counts what the process itself takes (memory, CPU, the delay of its event loop), and says of everything which
 * application it is.
 */
export function collectProcessMetrics(app: string): void {
  metrics.setDefaultLabels({ app });
  if (!metrics.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: metrics });
}

/**
 * A module is loaded twice where the build and the server both have it, and again at each change in development: what
 * it counts is one.
 */
function once<One extends Metric>(name: string, make: () => One): One {
  return (metrics.getSingleMetric(name) as One | undefined) ?? make();
}
