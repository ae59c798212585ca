import { data } from 'react-router';
import type { ServiceError } from '../../platform/areas/index.ts';

/**
 * The answer, to be thrown, of a page whose article, video or programme is not there: the error page says which kind of
 * error it is (SPEC 2.18). A service that cannot read the id says 400: to the reader such a thing does not exist.
 */
export function toMissingResponse(error: ServiceError | null) {
  return data(null, !error || error.status === 400 ? 404 : error.status);
}
