import type { MetaDescriptor } from 'react-router';
import { type SiteData, toPageMeta } from '../../platform/metadata/index.ts';

/** The meta tags of the preview of a title, at its path; search engines must not list it. */
export function toPreviewMeta(title: string | undefined, canonical: string, site: SiteData): MetaDescriptor[] {
  return toPageMeta({ title: title ? `ตัวอย่าง: ${title}` : 'ตัวอย่างก่อนเผยแพร่', canonical, noIndex: true }, site);
}
