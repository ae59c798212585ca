import { expect, test } from 'vitest';
import { z } from 'zod';
import { operationsEnvironment, toOperations } from './operations.ts';
import { readEnvironment } from './readEnvironment.ts';

const read = (env: Record<string, string>, port?: number) =>
  toOperations(readEnvironment(z.object(operationsEnvironment), env), port);

test('without settings there are no traces and no monitoring', () => {
  expect(read({})).toEqual({ logLevel: 'info', drainSeconds: 0 });
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeUndefined();
});

test.each([
  ['', 1],
  ['0', 0],
  ['0.01', 0.01],
])('with OTEL_TRACES_SAMPLER_ARG=%s the share of traces is %d', (share, expected) => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_TRACES_SAMPLER_ARG: share };
  expect(read(settings).traces).toEqual({ endpoint: 'http://collector:4318', share: expected });
});

test('the metrics of a port are served to this machine alone, unless a host is set', () => {
  expect(read({}, 9464).monitoring).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(read({ METRICS_HOST: '0.0.0.0' }, 9464).monitoring).toEqual({ port: 9464, host: '0.0.0.0' });
});
