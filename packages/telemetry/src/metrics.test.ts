import { expect, test } from 'vitest';
import { collectProcessMetrics, createCounter, createGauge, createHistogram, metrics } from './index.ts';

test('creating a counter again returns the same counter', async () => {
  createCounter('test_doors_total', 'Doors opened.', ['side']).inc({ side: 'left' });
  createCounter('test_doors_total', 'Doors opened.', ['side']).inc({ side: 'left' });
  expect(await metrics.getSingleMetricAsString('test_doors_total')).toContain('test_doors_total{side="left"} 2');
});

test('a gauge is measured each time it is read', async () => {
  let waiting = 3;
  createGauge('test_waiting', 'Who waits.', [], function () {
    this.set(waiting);
  });
  expect(await metrics.getSingleMetricAsString('test_waiting')).toMatch(/^test_waiting 3$/m);
  waiting = 5;
  expect(await metrics.getSingleMetricAsString('test_waiting')).toMatch(/^test_waiting 5$/m);
});

test('a histogram has buckets in seconds', async () => {
  createHistogram('test_wait_seconds', 'How long it took.').observe(3);
  const output = await metrics.getSingleMetricAsString('test_wait_seconds');
  expect(output).toMatch(/^test_wait_seconds_bucket\{le="2.5"\} 0$/m);
  expect(output).toMatch(/^test_wait_seconds_bucket\{le="5"\} 1$/m);
});

test('metrics of the process are collected once and labelled with the application', async () => {
  collectProcessMetrics('website');
  collectProcessMetrics('website');
  expect(await metrics.metrics()).toMatch(/^nodejs_eventloop_lag_p99_seconds\{app="website"\} /m);
});
