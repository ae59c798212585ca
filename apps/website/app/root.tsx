import './ui/fonts.css';
import './ui/tokens.css';
import '@sala/station/colours.css';
import './ui/base.css';
import headlineFont from '@fonts/headline-common.woff2?url';
import readingFont from '@fonts/reading-common.woff2?url';
import type { Emergency } from '@sala/contracts';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { BEFORE_PAINT_SCRIPT } from './beforePaint.ts';
import { FailedPage } from './FailedPage.tsx';
import { toCanonicalPath } from './platform/addresses/canonicalPath.ts';
import { toTidyPath } from './platform/addresses/tidyPath.ts';
import type { MeasurementData } from './platform/analytics/index.ts';
import { AppStateProvider } from './platform/areas/index.ts';
import { Clock } from './platform/clock/index.ts';
import { Consent } from './platform/consent/Consent.tsx';
import { saveLeftOut } from './platform/leftOut/index.ts';
import type { SiteData } from './platform/metadata/index.ts';
import { ScrollRestoration } from './platform/routing/index.ts';
import { isPreviewPath } from './platform/security/index.server.ts';
import {
  BUILT_IN_NAVIGATION,
  createPageSignal,
  fetchEmergency,
  fetchNavigation,
  fetchRedirect,
  leftOut,
  settings,
} from './platform/services/index.server.ts';
import { findNavPath, findTheme, type NavbarNavigation, Shell, type Theme, toNavbarNavigation } from './shell/index.ts';

export async function loader({ url }: Route.LoaderArgs): Promise<RootData> {
  const { siteUrl, isProduction } = settings;
  // its script would read the token in a preview's address
  const marketing = isPreviewPath(url.pathname) ? null : settings.marketing;
  const [all, emergency] = await Promise.all([fetchNavigation(), fetchEmergency()]);
  const navigation = toNavbarNavigation(all, BUILT_IN_NAVIGATION['main-navs'], url.pathname);
  return {
    siteUrl,
    isProduction,
    renderedAt: Date.now(),
    navigation,
    ...(emergency && { emergency }),
    ...(leftOut && { leftOut }),
    ...(marketing && { marketing: { appId: marketing.appId, sdk: marketing.sdk } }),
  };
}

/** What is written to an address is not sent elsewhere. */
const isRead = ({ method }: Request) => ['GET', 'HEAD'].includes(method);

export const middleware: Route.MiddlewareFunction[] = [
  // the router treats `/News/` as `/news`, but code that compares paths does not
  async ({ request, pattern, url }) => {
    const path = toCanonicalPath(pattern, url.pathname);
    if (path !== url.pathname && isRead(request)) throw redirect(path + url.search, 301);
  },
  // an address without a page may have moved: editors enter redirects (docs/editing.md)
  async ({ request, url }, next) => {
    const response = await next();
    if (![404, 410].includes(response.status) || !isRead(request)) return response;
    const to = await fetchRedirect(url, createPageSignal(request));
    if (to !== null) throw redirect(to, 301);
    const tidy = toTidyPath(url.pathname);
    if (tidy !== url.pathname) throw redirect(tidy + url.search, 301);
    return response;
  },
];

type RootData = SiteData & MeasurementData & { navigation: NavbarNavigation; emergency?: Emergency; leftOut?: string };

// the data of the root changes only with the navbar
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return findNavPath(currentUrl.pathname) !== findNavPath(nextUrl.pathname);
}

export const links: Route.LinksFunction = () => [
  ...[headlineFont, readingFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/station/icon.svg' },
  { rel: 'apple-touch-icon', href: '/station/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const theme = useTheme(pathname);
  return (
    <html lang="th" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme === 'dark' ? '#101010' : '#fefefe'} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {/* in production the entry adds them (platform/rendering) */}
        {!import.meta.env.PROD && <Scripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Page site={loaderData}>
      <Outlet />
    </Page>
  );
}

/**
 * An error of the root itself; for errors below it, pageRoute.tsx shows the error page. If the shell fails in a browser
 * although it has its data, it would fail around an error page as well: the entry then shows the page without scripts.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<RootData>('root');
  if (site && !import.meta.env.SSR) throw error;
  return (
    <Page site={site}>
      <FailedPage error={error} />
    </Page>
  );
}

interface PageProps {
  /** Absent when the root itself has failed. */
  site: RootData | undefined;
  children: ReactNode;
}

function Page({ site, children }: PageProps) {
  saveLeftOut(site?.leftOut);
  const { pathname, search } = useLocation();
  // a page that embeds an external address has no shell (SPEC 2.3-01)
  const isEmbedding = new URLSearchParams(search).has('page_content_url');
  const theme = useTheme(pathname);
  return (
    <Clock renderedAt={site?.renderedAt ?? 0}>
      <AppStateProvider>
        <Shell
          pathname={pathname}
          navigation={isEmbedding ? null : (site?.navigation ?? null)}
          emergency={site?.emergency ?? null}
          theme={theme}
          consent={<Consent />}
        >
          {children}
        </Shell>
      </AppStateProvider>
    </Clock>
  );
}

/** The theme of the page: its own (SPEC 2.5-02), otherwise that of its path. */
function useTheme(pathname: string): Theme {
  const own = useMatches().find((match) => (match.handle as { theme?: Theme } | undefined)?.theme);
  return (own?.handle as { theme?: Theme } | undefined)?.theme ?? findTheme(pathname);
}
