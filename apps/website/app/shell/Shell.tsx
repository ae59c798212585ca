import type { Emergency } from '@sala/contracts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Analytics } from '../platform/analytics/index.ts';
import { Notifications } from '../platform/push/index.ts';
import { PlayerSlot } from '../player/audio/index.ts';
import { loadNearPictures } from '../ui/index.ts';
import { BottomNav } from './BottomNav.tsx';
import { copyWithoutJoiners } from './copyWithoutJoiners.ts';
import { EventBanner } from './EventBanner.tsx';
import { EmergencyBanner } from './emergency/EmergencyBanner.tsx';
import { Footer } from './Footer.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import type { NavbarNavigation } from './navigation.ts';
import { showFocusInRow } from './showFocusInRow.ts';
import type { Theme } from './theme.ts';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';
import { useWholePages } from './wholePage.ts';

interface ShellProps {
  pathname: string;
  /** The menus; null leaves the navbar out (SPEC 2.3-01). */
  navigation: NavbarNavigation | null;
  /** The emergency message, null when there is none. */
  emergency: Emergency | null;
  theme: Theme;
  /** The question about cookies. */
  consent: ReactNode;
  children: ReactNode;
}

/** What is around every page. */
export function Shell({ pathname: path, navigation, emergency, theme, consent, children }: ShellProps) {
  useFocusOnNewPage();
  useEffect(loadNearPictures, []);
  useEffect(copyWithoutJoiners, []);
  useEffect(showFocusInRow, []);
  // the home page has two addresses (SPEC 2.1-02)
  const pathname = path === '/' ? '/home' : path;
  useWholePages(pathname);
  const hasBottomNav = navigation !== null && pathname !== '/live/vertical';
  return (
    <>
      {/* said at the top of the page: what is above the bottom navigation may be painted before that has arrived */}
      <a className="skip-link" href="#main" data-bottom-nav={hasBottomNav}>
        ข้ามไปยังเนื้อหา
      </a>
      {consent}
      <Notifications />
      <Analytics />
      {navigation && (
        <Suspense>
          <Navbar navigation={navigation} pathname={pathname} theme={theme} />
        </Suspense>
      )}
      <EmergencyBanner raised={emergency} pathname={pathname} />
      {pathname === '/home' && <EventBanner />}
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <PlayerSlot />
      <Suspense key={pathname}>
        <Footer isLazy={pathname !== '/ai-summary'} />
      </Suspense>
      {hasBottomNav && (
        <Suspense>
          <BottomNav pathname={pathname} />
        </Suspense>
      )}
      {/* last, for its bar lies over that of an article which has been read to its end */}
      <LinkNavigation />
    </>
  );
}
