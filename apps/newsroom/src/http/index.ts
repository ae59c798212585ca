export {
  type Catalogue,
  describeApi,
  HttpError,
  sendProblem,
  serve,
  UnknownSectionError,
} from './endpoint.ts';
export { explainUnreadable } from './explainUnreadable.ts';
export { observed } from './observed.ts';
export { archiveLimit, limit, page, rowId } from './parameters.ts';
export { readResponse } from './readResponse.ts';
export { refCode } from './refCode.ts';
export { readBody, smallBody, writeIdOf } from './requestBody.ts';
export { bodyAddresses, formatInstant, mediaAddress, pictureAddress, sectionName } from './wire.ts';
