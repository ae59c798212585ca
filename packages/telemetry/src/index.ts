export { type AnsweredWith, type AskedFor, answering, countAnswer, underId } from './answering.ts';
export { type Call, calling } from './calling.ts';
export { currentRequest } from './currentRequest.ts';
export { drain, endServer } from './endServer.ts';
export { LOG_LEVELS, type LogLevel, takeConsole } from './log.ts';
export { counter, countProcess, gauge, histogram, metrics } from './metrics.ts';
export { createReadiness, type Readiness, serveMonitoring } from './monitoring.ts';
export { bindSafeConsole, toTerminalText } from './terminal.ts';
export { startTraces } from './traces.ts';
