import type { TraceSettings } from '@sala/telemetry';
import { LOG_LEVELS, type LogLevel } from '@sala/telemetry/logLevels';
import { z } from 'zod';
import { address } from './kinds.ts';

/** The settings with which operators watch and stop an application: both have the same. */
export const operationsEnvironment = {
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export interface Operations {
  /** Where `/readyz` and `/metrics` are served for operators; undefined when they are not. */
  monitoring: { port: number; host: string } | undefined;
  logLevel: LogLevel;
  /** How long it still answers after it was told to stop, so that the proxy in front stops sending requests first. */
  drainSeconds: number;
  /** Where traces go; undefined when there are none. */
  traces: TraceSettings | undefined;
}

/** @param metricsPort the port of `/readyz` and `/metrics`; undefined where they are off */
export function toOperations(
  settings: z.output<z.ZodObject<typeof operationsEnvironment>>,
  metricsPort: number | undefined,
): Operations {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  return {
    monitoring: metricsPort === undefined ? undefined : { port: metricsPort, host: settings.METRICS_HOST },
    logLevel: settings.LOG_LEVEL,
    drainSeconds: settings.DRAIN_SECONDS,
    traces: endpoint === undefined ? undefined : { endpoint, share },
  };
}
