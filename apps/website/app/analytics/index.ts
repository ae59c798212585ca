export { type Campaign, campaignOf } from './campaign.ts';
export { type ContentType, contentType, pageSection } from './pageSection.ts';
