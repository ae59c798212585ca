import { useEffect, useState } from 'react';
import { type Location, useNavigation } from 'react-router';

/**
 * Where the reader is on the way to; undefined when nowhere, and when the browser has brought this page back from there:
 * it loads a page itself that the router could not, and the router does not learn that the reader has returned.
 */
export function useDestination(): Location | undefined {
  const { location } = useNavigation();
  const [left, setLeft] = useState<Location>();
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeft(location);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [location]);
  return location === left ? undefined : location;
}
