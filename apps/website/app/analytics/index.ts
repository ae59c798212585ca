export { Analytics } from './Analytics.tsx';
export { type Campaign, campaignOf } from './campaign.ts';
export type { Measured, PageContent, TellsContent } from './pageContent.ts';
export { type ContentType, contentType, pageSection } from './pageSection.ts';
