import { expect, test } from 'vitest';
import { collectProcessMetrics, createCounter, createGauge, createHistogram, metrics } from './index.ts';

test('what two loadings of a module count is one number', async () => {
  createCounter('test_doors_total', 'Doors opened.', ['side']).inc({ side: 'left' });
  createCounter('test_doors_total', 'Doors opened.', ['side']).inc({ side: 'left' });
  expect(await metrics.getSingleMetricAsString('test_doors_total')).toContain('test_doors_total{side="left"} 2');
});

test('a gauge is asked when somebody reads it', async () => {
  let waiting = 3;
  createGauge('test_waiting', 'Who waits.', [], function () {
    this.set(waiting);
  });
  expect(await metrics.getSingleMetricAsString('test_waiting')).toMatch(/^test_waiting 3$/m);
  waiting = 5;
  expect(await metrics.getSingleMetricAsString('test_waiting')).toMatch(/^test_waiting 5$/m);
});

test('a histogram counts in seconds, to the length of a page’s deadline and beyond', async () => {
  createHistogram('test_wait_seconds', 'How long it took.').observe(3);
  const said = await metrics.getSingleMetricAsString('test_wait_seconds');
  expect(said).toMatch(/^test_wait_seconds_bucket\{le="2.5"\} 0$/m);
  expect(said).toMatch(/^test_wait_seconds_bucket\{le="5"\} 1$/m);
});

test('the process counts itself, once, and everything says which application it is', async () => {
  collectProcessMetrics('website');
  collectProcessMetrics('website');
  expect(await metrics.metrics()).toMatch(/^nodejs_eventloop_lag_p99_seconds\{app="website"\} /m);
});
