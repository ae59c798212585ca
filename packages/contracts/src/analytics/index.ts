export {
  type Collected,
  type CollectedEvent,
  type CollectedVital,
  collected,
  type EventAttributes,
} from './collect.ts';
export { listEventNames, MAX_ATTRIBUTE_LENGTH, PAGE_KINDS, type PageKind, type Vital } from './events.ts';
export { CONTENT_TYPES, type ContentType, videoKeys, videoView, view } from './views.ts';
