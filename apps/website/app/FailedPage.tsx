import { isRouteErrorResponse } from 'react-router';
import { ErrorPage, NOT_FOUND_TITLE } from './ErrorPage.tsx';
import { toErrorStatus } from './shell/index.ts';

/** Takes the place of a page that has failed with `error`. */
export function FailedPage({ error }: { error: unknown }) {
  const status = toErrorStatus(isRouteErrorResponse(error) ? { response: error } : { error });
  return (
    <>
      <title>{status === 404 ? NOT_FOUND_TITLE : 'ระบบขัดข้องชั่วคราว'}</title>
      <meta name="robots" content="noindex, nofollow" />
      <ErrorPage status={status} />
    </>
  );
}
