export type Theme = 'light' | 'dark';

const DARK_PATH = /program|live|watch-preview|preview\/dark/;

/** The theme of a path (SPEC 2.5-01). A page may override it with `handle.theme` (2.5-02). */
export function findTheme(pathname: string): Theme {
  return DARK_PATH.test(pathname) ? 'dark' : 'light';
}

/**
 * How the navbar stands on a path and in a theme: container, shadow (SPEC 2.5-04 to 2.5-06, 9.6-14) and header (2.6).
 */
export function findNavbar(pathname: string, theme: Theme) {
  const isProgram = pathname.startsWith('/program');
  if (theme === 'dark' || isProgram || pathname.startsWith('/live') || pathname.startsWith('/preview/dark')) {
    return { width: 1920, hasShadow: !isProgram, hasHeader: true } as const;
  }
  const usual = { hasShadow: true, hasHeader: true } as const;
  if (pathname.startsWith('/news/content')) return { ...usual, width: 1440 } as const;
  const isHome = pathname === '/home' || pathname === '/';
  return { ...usual, width: isHome ? 1380 : 1200, hasHeader: !isHome } as const;
}
