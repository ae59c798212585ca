import { type ComponentType, createElement, type ReactNode } from 'react';
import type { DataRouter } from 'react-router';
import type { PageHandoff } from './pageHandoff.ts';

/** What of a route's module a page is rendered from. */
export interface RouteModule {
  default?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  handle?: unknown;
}

/** The state of a router at a page that the server matched and loaded, as React Router has it. */
export function toPageState(
  { routes, params, loaderData: loaded, errors }: PageHandoff,
  modules: Record<string, RouteModule>,
  { action, location }: { action: string; location: object },
): DataRouter['state'] {
  const matches = routes.map(({ id, pathname = '/', pathnameBase = pathname }) => ({
    params,
    pathname,
    pathnameBase,
    route: { id, ...toElements(modules[id] ?? {}) },
  }));
  // null for a route without a loader; undefined is data that has not been loaded, as on a page that failed
  const loaderData = errors ? { ...loaded } : { ...Object.fromEntries(routes.map(({ id }) => [id, null])), ...loaded };
  return {
    historyAction: action,
    location,
    matches,
    loaderData,
    errors: errors ?? null,
    initialized: true,
    renderFallback: false,
    restoreScrollPosition: false,
    preventScrollReset: false,
    navigation: { state: 'idle' },
    revalidation: 'idle',
    actionData: null,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as DataRouter['state'];
}

/** What a route renders, as React Router makes it of its module. */
function toElements({ default: Page, Layout, ErrorBoundary, handle }: RouteModule) {
  const withLayout = (Component: ComponentType | undefined) => {
    const element = Component && createElement(Component);
    return element && Layout ? createElement(Layout, null, element) : element;
  };
  return { element: withLayout(Page), errorElement: withLayout(ErrorBoundary), handle };
}
