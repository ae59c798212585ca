import type { EventAttributes } from '@sala/contracts';

/** What a page is about, as events carry it (SPEC 3.7-03 to 3.7-05); what it is not about is left out or empty. */
export type MeasuredContent = Pick<
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
  /** The event that is sent when it is opened, besides `pageView`. */
  view?: 'contentView' | 'programViews';
};

/** The part of a route's `handle` that says what its page is about, from the data of its loader. */
export interface MeasuredContentHandle<Data> {
  /** Null when the page has nothing to be about. */
  content(loaderData: Data, query: URLSearchParams): MeasuredContent | null;
}

/** What the root's data hold for measuring: the marketing service whose SDK is loaded, where a station has one. */
export interface MeasurementData {
  marketing?: { appId: string; sdk: string };
}
