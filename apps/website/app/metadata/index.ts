export { type PageMetadata, pageMeta, type SiteData, siteOf } from './pageMeta.ts';
export { breadcrumbData, newsArticleData, organisationData } from './structuredData.ts';
