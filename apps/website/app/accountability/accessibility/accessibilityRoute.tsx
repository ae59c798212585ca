import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import type { Route } from './+types/accessibilityRoute';
import { AccessibilityPage, LEAD } from './AccessibilityPage.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const about = { title: 'การเข้าถึงเว็บไซต์', description: LEAD, canonical: '/accessibility' };
  return [...pageMeta(about, site), breadcrumbData([{ title: about.title, path: about.canonical }], site)];
}

export default function AccessibilityRoute() {
  return <AccessibilityPage />;
}
