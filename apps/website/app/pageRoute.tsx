import { Outlet, useMatches } from 'react-router';
import type { Route } from './+types/pageRoute';
import { ErrorPage } from './ErrorPage.tsx';
import { FailedPage } from './FailedPage.tsx';
import { toErrorCode } from './shell/index.ts';

/**
 * The content of the shell: the page of the address, or the error page. It is a route of its own, because when an error
 * replaces the root, React renders the document again, and changes that scripts have made to it are lost.
 */
export default function PageRoute() {
  const errorCode = toErrorCode(useMatches().at(-1)?.loaderData);
  return errorCode === null ? <Outlet /> : <ErrorPage status={errorCode} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
