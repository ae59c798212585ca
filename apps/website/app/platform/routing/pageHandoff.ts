/** A route of the page, as the server has matched and loaded it. */
export interface PageRoute {
  id: string;
  /** Absent where it is `/`. */
  pathname?: string | undefined;
  /** Absent where it is the pathname. */
  pathnameBase?: string | undefined;
  /** Where its module is, and its style sheets. */
  module: string;
  css?: string[] | undefined;
}

/** What the server hands to the browser with a page: what its hydration starts from. */
export interface PageHandoff {
  /** From the root to the page. */
  routes: PageRoute[];
  /** What the address says; it is the same for all of them. */
  params: Record<string, string | undefined>;
  /** Of the routes that have some. */
  loaderData: Record<string, unknown>;
  errors?: Record<string, unknown> | null;
  /** Where the table of all routes is. */
  table: string;
  /** The timer that shows the page without scripts when they do not come. */
  late?: number;
}

declare global {
  interface Window {
    pageHandoff: PageHandoff;
  }
}
