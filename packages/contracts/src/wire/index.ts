export { decodeThai } from './decodeThai.ts';
export { type DroppedItem, parsePayload, toSafeHref, withPages } from './wire.ts';
