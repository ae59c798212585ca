import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import { getVersion } from './version.ts';

/** The registry of this process's metrics, which Prometheus reads at `/metrics`. */
export const metrics: Registry = new Registry();

/** Buckets in seconds, from a cached page to the timeout of a service. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * A counter; its name ends in `_total`. Labels have few values: never an address or an id. `collect` is called at each
 * scrape, for values that are counted elsewhere.
 */
export function createCounter<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  collect?: (this: Counter<Label>) => void,
) {
  return findOrCreate(
    name,
    () => new Counter<Label>({ name, help, labelNames, registers: [metrics], ...(collect && { collect }) }),
  );
}

/** A gauge. `collect` is called at each scrape, for values that are not worth measuring all the time. */
export function createGauge<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  collect?: (this: Gauge<Label>) => void | Promise<void>,
) {
  return findOrCreate(
    name,
    () => new Gauge<Label>({ name, help, labelNames, registers: [metrics], ...(collect && { collect }) }),
  );
}

/** A histogram of durations in seconds; its name ends in `_seconds`. */
export function createHistogram<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) {
  return findOrCreate(name, () => new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [metrics] }));
}

/**
 * Collects the version and the default metrics of the process (memory, CPU, event loop delay), and labels all metrics
 * with the application.
 */
export function collectProcessMetrics(app: string): void {
  metrics.setDefaultLabels({ app });
  createGauge('sala_build_info', 'Which version of Sala runs; always 1.', ['version']).set(
    { version: getVersion() },
    1,
  );
  if (!metrics.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: metrics });
}

/**
 * A module is loaded twice where both the build and the server contain it, and again at each change in development:
 * they share one metric.
 */
function findOrCreate<One extends Metric>(name: string, make: () => One): One {
  return (metrics.getSingleMetric(name) as One | undefined) ?? make();
}
