import { settings } from '../../platform/services/index.server.ts';

/** `/robots.txt`: only the production host is open to search engines (SPEC 2.4-07). */
export function loader(): Response {
  const rules = settings.isProduction
    ? `Disallow: /search\nDisallow: /preview\nDisallow: /news/content/preview\n\nSitemap: ${settings.siteUrl}/sitemap.xml`
    : 'Disallow: /';
  return new Response(`User-agent: *\n${rules}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
