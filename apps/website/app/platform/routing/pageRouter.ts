import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type DataRouter,
  type Path,
  type RouterNavigateOptions,
  resolvePath,
  type To,
} from 'react-router';
import type { PageHandoff } from './pageHandoff.ts';
import { type RouteModule, toPageState } from './pageState.ts';

/** What the site's router starts from: the state and the history of the page's. */
export type FirstPage = Pick<DataRouter, 'state'> & { history: ReturnType<typeof createBrowserHistory> };

type Subscriber = Parameters<DataRouter['subscribe']>[0];

function createPublisher() {
  const subscribers = new Set<Subscriber>();
  return {
    publish(
      now: DataRouter['state'],
      change: Parameters<Subscriber>[1] = { deletedFetchers: [], newErrors: null, flushSync: false },
    ) {
      for (const subscriber of subscribers) subscriber(now, change);
    },
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
}

/** Whether two addresses differ at most in the place on the page. */
const isSamePage = (one: Path, other: Path): boolean => one.pathname === other.pathname && one.search === other.search;

/**
 * The router of a page that the reader has not left: it has the routes and the data of that page, as the server
 * matched and loaded them. React Router's own, with the table of all routes, is loaded by what first needs it, behind
 * the same interface (docs/decisions/0048-router-is-loaded-when-a-page-is-left.md). `load` makes it.
 */
export function createPageRouter(
  handoff: PageHandoff,
  modules: Record<string, RouteModule>,
  load: (first: FirstPage) => Promise<DataRouter>,
): DataRouter {
  const history = createBrowserHistory();
  let state = toPageState(handoff, modules, history);
  const { publish, subscribe } = createPublisher();
  const waiting: ((router: DataRouter) => unknown)[] = [];
  let router: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;

  async function start(): Promise<DataRouter> {
    const first = state;
    // the `popstate` event tells it where the reader has gone meanwhile
    router = await load({ state, history: { ...history, location: state.location } });
    router.subscribe(publish);
    for (const act of waiting) act(router);
    removeEventListener('popstate', follow);
    if (state !== first) dispatchEvent(new PopStateEvent('popstate'));
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
  /** Moves within the page, for which no router is needed; without a network there is none to be had. */
  const moveWithin = (): boolean => {
    const { location, action: historyAction } = history;
    if (!isSamePage(location, state.location)) return false;
    state = { ...state, location, historyAction, preventScrollReset: true };
    publish(state);
    return true;
  };
  const follow = () =>
    moveWithin() ||
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
    subscribe,
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      if (typeof to === 'number') return history.go(to);
      const path = resolvePath(to ?? '', state.location.pathname);
      if (!router && path.hash && isSamePage(path, state.location)) {
        history[options?.replace ? 'replace' : 'push'](path, options?.state);
        return void moveWithin();
      }
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
