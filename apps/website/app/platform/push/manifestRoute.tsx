import { STATION } from '@sala/station';

const ICONS = [
  { src: '/station/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/station/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/station/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What makes the site one that can be put on a home screen; on iOS only such a site can notify. */
export function loader(): Response {
  const manifest = {
    id: '/home',
    lang: 'th',
    dir: 'ltr',
    name: `${STATION.name} ${STATION.slogan}`,
    short_name: STATION.name,
    description: STATION.description,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#fefefe',
    theme_color: '#fefefe',
    icons: ICONS,
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
