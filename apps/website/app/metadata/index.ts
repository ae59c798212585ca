export { type PageMetadata, pageMeta, type SiteData, siteOf } from './pageMeta.ts';
