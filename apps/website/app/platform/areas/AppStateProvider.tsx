import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { type AppState, hydrateState, INITIAL_STATE } from './appState.ts';
import { popPage, pushPage } from './pageHistory.ts';

/** The areas that the page's loaders have fetched. */
const Fetched = createContext<Partial<AppState>>({});

// The browser's own state is kept outside of React: the error page is a tree of its own, and a state that changes above
// parts that are not hydrated yet makes React hydrate all of them at once. Only effects write it, which do not run on
// the server.
let stored = INITIAL_STATE;
const listeners = new Set<() => void>();

/**
 * Saves in the application's state (SPEC 3.2-01) what only the browser has: the player's state, and areas that it has
 * fetched itself.
 */
export function saveInAppState(part: Partial<AppState>): void {
  stored = { ...stored, ...part };
  for (const listener of listeners) listener();
}

/**
 * Provides the application's state: the areas that the loaders have fetched, and the state that only the browser has.
 */
export function AppStateProvider({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const matches = useMatches();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each navigation, which its key tells apart
  useEffect(() => {
    const { pageHistory } = stored;
    const isBack = navigation === 'POP' && pageHistory.at(-2) === pathname;
    saveInAppState({ pageHistory: isBack ? popPage(pageHistory) : pushPage(pageHistory, pathname) });
  }, [key]);

  const fetched = useMemo(() => Object.assign({}, ...matches.map(findAreas)), [matches]);
  return <Fetched value={fetched}>{children}</Fetched>;
}

const findAreas = ({ loaderData }: { loaderData?: unknown }): Partial<AppState> =>
  (loaderData as { areas?: Partial<AppState> } | undefined)?.areas ?? {};

/** The application's state (SPEC 3.2). */
export function useAppState(): AppState {
  const client = useSyncExternalStore(subscribe, getStored, getStored);
  return hydrateState(client, useContext(Fetched));
}

const getStored = () => stored;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
