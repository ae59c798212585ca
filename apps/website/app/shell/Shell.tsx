import type { ReactNode } from 'react';
import { EventBanner } from './EventBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { Theme } from './theme.ts';
import { useLinkNavigation } from './useLinkNavigation.ts';

interface ShellProps {
  pathname: string;
  theme: Theme;
  /** Whether the error page shows: it has no footer (SPEC 2.5-08). */
  isError: boolean;
  children: ReactNode;
}

/** What every page stands in. */
export function Shell({ pathname, theme, isError, children }: ShellProps) {
  useLinkNavigation();
  const isHome = pathname === '/' || pathname === '/home';
  return (
    <>
      <a className="skip-link" href="#main">
        ข้ามไปยังเนื้อหา
      </a>
      <Header pathname={pathname} theme={theme} />
      {isHome && <EventBanner />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!isError && <Footer isLazy={pathname !== '/ai-summary'} key={pathname} />}
    </>
  );
}
