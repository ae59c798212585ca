import { data } from 'react-router';
import { type Area, readErrorCode } from '../../platform/areas/index.ts';

/**
 * The response of a page with this main area: 503 when that failed to load.
 * @throws the error code that its data carry (SPEC 2.18-03)
 */
export function toPageResponse<Loaded>(main: Area<unknown>, loaded: Loaded) {
  throwErrorCode(main);
  return data(loaded, main.error ? 503 : 200);
}

/** Ends a page whose data carry an error code: the error page shows it. @throws that code (SPEC 2.18-03) */
export function throwErrorCode({ error }: Area<unknown>): void {
  const errorCode = readErrorCode(error?.data);
  if (errorCode !== null) throw data(null, errorCode);
}

/** True when what the page is about was withdrawn, and its data say so instead of carrying an error code. */
export const isWithdrawn = ({ error }: Area<unknown>): boolean =>
  error?.status === 410 && readErrorCode(error.data) === null;
