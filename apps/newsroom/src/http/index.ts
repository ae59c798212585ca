export { describeApi } from './describeApi.ts';
export { addEndpoint, addFileEndpoint, type Catalogue } from './endpoint.ts';
export { explainUnreadable } from './explainUnreadable.ts';
export { listenOnPort, PORT_SETTINGS, requireFreePort } from './listenOnPort.ts';
export { observeRequests } from './observeRequests.ts';
export { archiveLimit, limit, page, rowId } from './parameters.ts';
export { HttpError, sendProblem } from './problem.ts';
export { ResponseTooLong, readResponse } from './readResponse.ts';
export { refCode } from './refCode.ts';
export { parseIdempotencyKey } from './requestBody.ts';
export { parseRetryAfter } from './retryAfter.ts';
export {
  type Addresses,
  formatInstant,
  PLAYLIST_TYPE,
  resolveBodyUrls,
  toCategoryName,
  toCategoryPath,
  toMediaUrl,
  toPictureUrl,
} from './wire.ts';
