export type Theme = 'light' | 'dark';

const DARK_PATH = /program|live|watch-preview|preview\/dark/;

/** The theme of a path (SPEC 2.5-01). A page may override it with `handle.theme` (2.5-02). */
export function themeOf(pathname: string): Theme {
  return DARK_PATH.test(pathname) ? 'dark' : 'light';
}

/** The navbar's container and shadow for a path and theme (SPEC 2.5-04 to 2.5-06, 9.6-14). */
export function navbarOf(pathname: string, theme: Theme) {
  const isProgram = pathname.startsWith('/program');
  if (theme === 'dark' || isProgram || pathname.startsWith('/live') || pathname.startsWith('/preview/dark')) {
    return { width: 1920, isFullWidth: true, hasShadow: !isProgram } as const;
  }
  if (pathname.startsWith('/news/content')) return { width: 1440, isFullWidth: false, hasShadow: true } as const;
  const isHome = pathname === '/home' || pathname === '/';
  return { width: isHome ? 1380 : 1200, isFullWidth: false, hasShadow: true } as const;
}
