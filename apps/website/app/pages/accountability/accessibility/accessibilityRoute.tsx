import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import type { Route } from './+types/accessibilityRoute';
import { AccessibilityPage, LEAD } from './AccessibilityPage.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const about = { title: 'การเข้าถึงเว็บไซต์', description: LEAD, canonical: '/accessibility' };
  return [...toPageMeta(about, site), toBreadcrumbData([{ title: about.title, path: about.canonical }], site)];
}

export default function AccessibilityRoute() {
  return <AccessibilityPage />;
}
