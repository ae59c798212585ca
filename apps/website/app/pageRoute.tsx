import { Outlet } from 'react-router';
import type { Route } from './+types/pageRoute';
import { FailedPage } from './FailedPage.tsx';

/**
 * The content of the shell: the page of the address, or the error page. It is a route of its own, because when an error
 * replaces the root, React renders the document again, and changes that scripts have made to it are lost.
 */
export default function PageRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
