export { type PageMetadata, pageMeta, type SiteData, siteOf } from './pageMeta.ts';
export { breadcrumbData, imageGalleryData, newsArticleData, organisationData } from './structuredData.ts';
