import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import { settings } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/privacyRoute';
import { LEAD, PrivacyPage } from './PrivacyPage.tsx';

/**
 * Whether searches also go to an external search engine (SPEC 7.5-02), and whether a marketing service receives events
 * (SPEC 7.15).
 */
export function loader() {
  return { asksWeb: settings.webSearch !== null, hasMarketing: settings.marketing !== null };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const about = { title: 'นโยบายความเป็นส่วนตัว', description: LEAD, canonical: '/privacy' };
  return [...toPageMeta(about, site), toBreadcrumbData([{ title: about.title, path: about.canonical }], site)];
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />;
}
