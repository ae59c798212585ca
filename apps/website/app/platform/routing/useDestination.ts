import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useNavigation } from 'react-router';

/**
 * Where the reader is on the way to; undefined when nowhere, and when the browser has brought this page back from there:
 * it loads a page itself that the router could not, and the router does not learn that the reader has returned.
 */
export function useDestination(): Location | undefined {
  const { location } = useNavigation();
  const router = useContext(DataRouterContext)?.router;
  const [left, setLeft] = useState<Location>();
  useEffect(() => {
    // the router's own state: on a busy phone React shows it later
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeft(router?.state.navigation.location);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [router]);
  return location === left ? undefined : location;
}
