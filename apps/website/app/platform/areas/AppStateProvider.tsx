import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { type AppState, hydrateState, INITIAL_STATE } from './appState.ts';
import { popPage, pushPage } from './pageHistory.ts';

const State = createContext<AppState>(INITIAL_STATE);

// The error page is a tree of its own: what the browser knows outlives the change from one to the other. Only effects,
// which run in no server, write it.
let stored = INITIAL_STATE;
let tell = (_part: Partial<AppState>) => {};

/**
 * Takes what only the browser knows into the application's state (SPEC 3.2-01): its player's, and areas that it has
 * fetched itself.
 */
export function saveInAppState(part: Partial<AppState>): void {
  stored = { ...stored, ...part };
  tell(part);
}

/**
 * Holds the application's state for everything below it: what the pages' loaders brought, and what only the browser
 * knows.
 */
export function AppStateProvider({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const matches = useMatches();
  const [client, setClient] = useState(() => stored);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each navigation, which its key tells apart
  useEffect(() => {
    setClient((state) => {
      const { pageHistory } = state;
      const isBack = navigation === 'POP' && pageHistory.at(-2) === pathname;
      return { ...state, pageHistory: isBack ? popPage(pageHistory) : pushPage(pageHistory, pathname) };
    });
  }, [key]);

  useEffect(() => {
    stored = client;
    tell = (part) => setClient((state) => ({ ...state, ...part }));
  }, [client]);

  const fetched = matches.map((match) => (match.loaderData as { areas?: Partial<AppState> } | undefined)?.areas ?? {});
  return <State value={hydrateState(client, Object.assign({}, ...fetched))}>{children}</State>;
}

/** The application's state (SPEC 3.2). */
export function useAppState(): AppState {
  return useContext(State);
}
