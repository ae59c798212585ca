export {
  addEndpoint,
  type Catalogue,
  describeApi,
  HttpError,
  sendProblem,
  UnknownCategoryError,
} from './endpoint.ts';
export { explainUnreadable } from './explainUnreadable.ts';
export { observeRequests } from './observeRequests.ts';
export { archiveLimit, limit, page, rowId } from './parameters.ts';
export { readResponse } from './readResponse.ts';
export { refCode } from './refCode.ts';
export { limitBody, parseBody, parseIdempotencyKey } from './requestBody.ts';
export { formatInstant, resolveBodyUrls, toCategoryName, toMediaUrl, toPictureUrl } from './wire.ts';
