export { decodeThai } from './decodeThai.ts';
export { describeIssue } from './describeIssue.ts';
export { type DroppedItem, parsePayload, toSafeHref, withPages } from './wire.ts';
