import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import headlineFont from '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-600-normal.woff2?url';
import readingFont from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { AppStateProvider } from './areas/index.ts';
import { Clock } from './clock/index.ts';
import type { SiteData } from './metadata/index.ts';
import { TEXT_SIZE_SCRIPT } from './news/index.ts';
import { settings } from './services/index.server.ts';
import { ErrorPage, errorCodeOf, errorStatus, Shell, type Theme, themeOf } from './shell/index.ts';

export function loader(): SiteData {
  return { siteUrl: settings.siteUrl, isProduction: settings.isProduction, renderedAt: Date.now() };
}

// what the root knows does not change from page to page
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...[headlineFont, readingFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/station/icon.svg', type: 'image/svg+xml' },
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
        <script dangerouslySetInnerHTML={{ __html: TEXT_SIZE_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const errorCode = usePageErrorCode();
  return (
    <Page renderedAt={loaderData.renderedAt} isError={errorCode !== null}>
      {errorCode === null ? <Outlet /> : <ErrorPage status={errorCode} />}
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<SiteData>('root');
  const status = errorStatus(isRouteErrorResponse(error) ? { response: error } : { error });
  return (
    <Page renderedAt={site?.renderedAt ?? 0} isError>
      <title>{status === 404 ? 'ไม่พบหน้าที่ท่านต้องการ' : 'ระบบขัดข้องชั่วคราว'}</title>
      <meta name="robots" content="noindex, nofollow" />
      <ErrorPage status={status} />
    </Page>
  );
}

function Page({ renderedAt, isError, children }: { renderedAt: number; isError: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const theme = useTheme(pathname);
  return (
    <Clock renderedAt={renderedAt}>
      <AppStateProvider>
        <Shell pathname={pathname} theme={theme} isError={isError}>
          {children}
        </Shell>
      </AppStateProvider>
    </Clock>
  );
}

/** The theme of the page: its own (SPEC 2.5-02), else that of its path. */
function useTheme(pathname: string): Theme {
  const own = useMatches().find((match) => (match.handle as { theme?: Theme } | undefined)?.theme);
  return (own?.handle as { theme?: Theme } | undefined)?.theme ?? themeOf(pathname);
}

function usePageErrorCode(): number | null {
  return errorCodeOf(useMatches().at(-1)?.loaderData);
}
