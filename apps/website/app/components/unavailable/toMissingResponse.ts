import { data } from 'react-router';
import { isUnknown, readErrorCode, type ServiceError } from '../../platform/areas/index.ts';

/**
 * The answer, to be thrown, of a page whose article, video or programme is not there: the error page says which kind of
 * error it is (SPEC 2.18), by the code in its data, if they carry one (2.18-03). Any other refusal of the service (401, 403, 429) is between it and the site, and to the
 * reader a failure, for which an earlier page may stand in.
 */
export function toMissingResponse(error: ServiceError | null) {
  return data(null, readErrorCode(error?.data) ?? toMissingStatus(error));
}

function toMissingStatus(error: ServiceError | null): number {
  if (error === null || isUnknown(error)) return 404;
  return error.status === 410 || error.status >= 500 ? error.status : 503;
}
