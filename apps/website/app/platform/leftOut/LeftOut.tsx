import { createContext, useContext } from 'react';
import { isBelow } from './isBelow.ts';

const LeftOutParts = createContext<readonly string[]>([]);

/** Tells everything below it which parts of the site are left out, because their services are not there. */
export const LeftOut = LeftOutParts.Provider;

/** The links that lead to no part that is left out. */
export function useLinks<Link extends { href: string }>(links: Link[]): Link[] {
  const isLeftOut = useLeftOut();
  return links.filter(({ href }) => !isLeftOut(href));
}

/** Tells of addresses of the site whether they belong to a part that is left out. */
export function useLeftOut(): (path: string) => boolean {
  const parts = useContext(LeftOutParts);
  return (path) => isBelow(path, parts);
}
