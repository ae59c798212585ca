import { startServiceCall } from '@sala/telemetry';
import type { Dispatcher } from 'undici';

/**
 * Sends the id of the current request with each call and adds the call to its trace. For every agent that talks to the
 * network.
 */
export const withRequestContext: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const { headers, end } = startServiceCall(options.method, new URL(options.path, options.origin));
  const traced = { ...options, headers: { ...(options.headers as Record<string, string>), ...headers } };
  return dispatch(traced, end ? wrapHandler(handler, end) : handler);
};

function wrapHandler(
  handler: Dispatcher.DispatchHandler,
  end: (status: number | undefined) => void,
): Dispatcher.DispatchHandler {
  let status: number | undefined;
  return {
    onRequestStart: (...all) => handler.onRequestStart?.(...all),
    onRequestUpgrade: (...all) => handler.onRequestUpgrade?.(...all),
    onResponseStart: (controller, statusCode, ...more) => {
      status = statusCode;
      handler.onResponseStart?.(controller, statusCode, ...more);
    },
    onResponseData: (...all) => handler.onResponseData?.(...all),
    onResponseEnd: (...all) => {
      end(status);
      handler.onResponseEnd?.(...all);
    },
    onResponseError: (...all) => {
      end(undefined);
      handler.onResponseError?.(...all);
    },
  };
}
