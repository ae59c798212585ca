export { compareClock, parseAnswerDate } from './clock.ts';
export { closeServer, drainServer } from './closeServer.ts';
export { getCurrentRequest } from './currentRequest.ts';
export type { TraceSettings } from './exportSpans.ts';
export { bindConsoleToLog } from './log.ts';
export {
  collectProcessMetrics,
  createCounter,
  createGauge,
  createHistogram,
  /** @internal for tests of other packages, which read what was counted */
  metrics,
} from './metrics.ts';
export { createReadiness, type Readiness, serveMonitoring } from './monitoring.ts';
export { countResponse, handleWithTelemetry, runWithRequestId } from './requestTelemetry.ts';
export { startServiceCall } from './serviceCall.ts';
export { bindSafeConsole, toMegabytes, toTerminalLine } from './terminal.ts';
export { startTraces } from './traces.ts';
export { getVersion } from './version.ts';
