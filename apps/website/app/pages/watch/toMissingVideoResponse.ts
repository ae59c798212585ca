import { data } from 'react-router';
import type { ServiceError } from '../../platform/areas/index.ts';

/**
 * The answer of a page without its video, to be thrown: the error page says which kind of error it is (SPEC 2.18). A
 * service that cannot read the id says 400: to the viewer there is no such video.
 */
export function toMissingVideoResponse(error: ServiceError | null) {
  return data(null, !error || error.status === 400 ? 404 : error.status);
}
