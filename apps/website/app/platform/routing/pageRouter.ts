import { type ComponentType, createElement, type ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type DataRouter,
  type RouterNavigateOptions,
  resolvePath,
  type To,
} from 'react-router';
import type { PageHandoff } from './pageHandoff.ts';

/** What of a route's module a page is rendered from. */
export interface RouteModule {
  default?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  handle?: unknown;
}

/** What the site's router starts from: the state and the history of the page's. */
export type FirstPage = Pick<DataRouter, 'state'> & { history: ReturnType<typeof createBrowserHistory> };

type Subscriber = Parameters<DataRouter['subscribe']>[0];

/**
 * The router of a page that the reader has not left: it has the routes and the data of that page, as the server
 * matched and loaded them. React Router's own, with the table of all routes, is loaded by what first needs it, behind
 * the same interface (docs/decisions/0048-the-router-comes-when-a-page-is-left.md). `load` makes it.
 */
export function createPageRouter(
  { routes, params, loaderData: loaded, errors }: PageHandoff,
  modules: Record<string, RouteModule>,
  load: (first: FirstPage) => Promise<DataRouter>,
): DataRouter {
  const history = createBrowserHistory();
  const matches = routes.map(({ id, pathname = '/', pathnameBase = pathname }) => ({
    params,
    pathname,
    pathnameBase,
    route: { id, ...toElements(modules[id] ?? {}) },
  }));
  // null for a route without a loader; undefined is data that has not been loaded, as on a page that failed
  const loaderData = errors ? { ...loaded } : { ...Object.fromEntries(routes.map(({ id }) => [id, null])), ...loaded };
  const state = {
    historyAction: history.action,
    location: history.location,
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

  const subscribers = new Set<Subscriber>();
  const waiting: ((router: DataRouter) => unknown)[] = [];
  let router: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;

  const publish = (
    now: DataRouter['state'],
    change: Parameters<Subscriber>[1] = { deletedFetchers: [], newErrors: null, flushSync: false },
  ) => {
    for (const subscriber of subscribers) subscriber(now, change);
  };

  async function start(): Promise<DataRouter> {
    // the `popstate` event tells it where the reader has gone meanwhile
    router = await load({ state, history: { ...history, location: state.location } });
    router.subscribe(publish);
    for (const act of waiting) act(router);
    removeEventListener('popstate', follow);
    return router;
  }
  /** `underWay` is what waits for the router, as its own state says it: shown until then. */
  const getRouter = (underWay?: object) => {
    if (underWay && !router) publish({ ...state, ...underWay });
    loading ??= start().catch((error) => {
      loading = undefined;
      publish(state);
      throw error;
    });
    return loading;
  };
  const getRouterToGo = (location: object) => getRouter({ navigation: { state: 'loading', location } });
  const follow = () =>
    getRouterToGo(history.location).then(
      () => dispatchEvent(new PopStateEvent('popstate')),
      () => location.reload(),
    );
  addEventListener('popstate', follow);
  // a press on a link comes before its click: the router is loaded meanwhile
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('a')) getRouter().catch(() => {});
  });

  type Method = (...input: never[]) => unknown;
  /** A method whose calls wait until the router is loaded. */
  const wait = (name: 'enableScrollRestoration' | 'getFetcher' | 'deleteFetcher' | 'resetFetcher') =>
    ((...input) => {
      const act = (to: DataRouter) => (to[name] as Method)(...input);
      return router ? act(router) : void waiting.push(act);
    }) as Method;
  return {
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    basename: '/',
    routes: [],
    get manifest() {
      return router?.manifest ?? {};
    },
    get state() {
      return router?.state ?? state;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      if (typeof to === 'number') return history.go(to);
      const path = resolvePath(to ?? '', state.location.pathname);
      const loaded = await getRouterToGo(path).catch(() => {});
      // when the router cannot be loaded, the browser navigates
      if (loaded) await loaded.navigate(to, options);
      else location.assign(createPath(path));
    },
    /** Rejects without the router's file. */
    async fetch(key, ...input) {
      const loaded = await getRouter({ fetchers: new Map([[key, { state: 'loading' }]]) });
      await loaded.fetch(key, ...input);
    },
    enableScrollRestoration: wait('enableScrollRestoration'),
    getFetcher: wait('getFetcher'),
    deleteFetcher: wait('deleteFetcher'),
    resetFetcher: wait('resetFetcher'),
  } as Partial<DataRouter> as DataRouter;
}

/** What a route renders, as React Router makes it of its module. */
function toElements({ default: Page, Layout, ErrorBoundary, handle }: RouteModule) {
  const withLayout = (Component: ComponentType | undefined) => {
    const element = Component && createElement(Component);
    return element && Layout ? createElement(Layout, null, element) : element;
  };
  return { element: withLayout(Page), errorElement: withLayout(ErrorBoundary), handle };
}
