import { data } from 'react-router';
import { readErrorCode, type ServiceError } from '../../platform/areas/index.ts';

/** The page's status for a service's: one that cannot read an id says 400, and to the reader such a thing does not exist. */
const MISSING_STATUSES = new Map([
  [400, 404],
  [404, 404],
  [410, 410],
]);

/**
 * The answer, to be thrown, of a page whose article, video or programme is not there: the error page says which kind of
 * error it is (SPEC 2.18), by the code in its data, if they carry one (2.18-03). Any other refusal of the service (401, 403, 429) is between it and the site, and to the
 * reader a failure, for which an earlier page may stand in.
 */
export function toMissingResponse(error: ServiceError | null) {
  const { status } = error ?? { status: 404 };
  return data(null, readErrorCode(error?.data) ?? MISSING_STATUSES.get(status) ?? (status < 500 ? 503 : status));
}
