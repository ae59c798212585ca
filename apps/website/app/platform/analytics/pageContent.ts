import type { EventAttributes } from '@sala/contracts';

/** What a page is about, as events carry it (SPEC 3.7-03 to 3.7-05); what it is not about is left out or empty. */
export type PageContent = Pick<
  EventAttributes,
  | 'contentName'
  | 'contentId'
  | 'contentCategory'
  | 'programTitle'
  | 'programId'
  | 'liveChannel'
  | 'liveName'
  | 'liveTitle'
  | 'liveId'
> & {
  /** What is told when it is opened, besides that a page was. */
  view?: 'contentView' | 'programViews';
};

/** A route says in its `handle` what its page is about: its data say it already, no HTML has to. */
export interface PageContentHandle<Data> {
  /** Null when the page has nothing to be about. */
  content(loaderData: Data, query: URLSearchParams): PageContent | null;
}

/** What the root's data say to what measures: the marketing service whose SDK is loaded, where a station has one. */
export interface MeasurementData {
  marketing?: { appId: string; sdk: string };
}
