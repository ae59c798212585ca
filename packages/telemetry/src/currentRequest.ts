import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that this process handles now. */
export interface CurrentRequest {
  /** Its id in every line of the log, in every call to a service, and in the response. */
  id: string;
  /** Its trace context, as it is passed on (W3C Trace Context); undefined when tracing is off. */
  traceparent: string | undefined;
  traceId: string | undefined;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** The request for which the calling code runs; undefined outside of a request. */
export const getCurrentRequest = (): CurrentRequest | undefined => storage.getStore();

export function runInRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return storage.run(request, work);
}
