import { Outlet, useMatches } from 'react-router';
import type { Route } from './+types/pageRoute';
import { ErrorPage } from './ErrorPage.tsx';
import { FailedPage } from './FailedPage.tsx';
import { toErrorCode } from './shell/index.ts';

/**
 * What stands in the frame of the site: the page of the address, or what shows that it has failed. It is a route of its
 * own, for React makes the document anew, without what scripts have written on it, when the root's place is taken by an
 * error.
 */
export default function PageRoute() {
  const errorCode = toErrorCode(useMatches().at(-1)?.loaderData);
  return errorCode === null ? <Outlet /> : <ErrorPage status={errorCode} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
