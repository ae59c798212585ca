import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that this process handles now. */
export interface CurrentRequest {
  /** Stands in every line of the log, goes to every service that is asked for it, and back to who asked. */
  id: string;
  /** Its place in a trace, as it is handed on (W3C Trace Context); undefined when tracing is off. */
  traceparent: string | undefined;
  traceId: string | undefined;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** The request for which the calling code runs; undefined outside of one. */
export const getCurrentRequest = (): CurrentRequest | undefined => storage.getStore();

export function runInRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return storage.run(request, work);
}
