export { Analytics } from './Analytics.tsx';
export { type Campaign, parseCampaign } from './campaign.ts';
export type { MeasurementData, PageContent, PageContentHandle } from './pageContent.ts';
export { type ContentType, findContentType, toPageSection } from './pageSection.ts';
