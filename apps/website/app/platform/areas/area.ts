/** Why a call failed (SPEC 8-01): a status, 404 when none is known, and the data of the error. */
export interface ServiceError {
  status: number;
  data: unknown;
}

/** A fetched resource as the pages see it (SPEC 3.2-02). */
export interface Area<Response> {
  response: Response | null;
  pending: boolean;
  error: ServiceError | null;
}

/** The error that a failed call becomes, whatever was thrown (SPEC 8-01). */
function toServiceError(cause?: unknown): ServiceError {
  const { status, data } = (typeof cause === 'object' && cause !== null ? cause : {}) as Partial<ServiceError>;
  return { status: typeof status === 'number' ? status : 404, data: data ?? {} };
}

/**
 * True when a service does not have what was asked for: one that cannot read an id, such as a number beyond its
 * integers, answers 400, and to the reader such a thing does not exist.
 */
export const isUnknown = (error: Pick<ServiceError, 'status'> | null): boolean =>
  error?.status === 404 || error?.status === 400;

interface MayCarryCode {
  errorCode?: unknown;
  /** Details are wrapped in it (WIRE.md). */
  data?: { errorCode?: unknown } | null;
}

/** The error code that the data of a page carry in place of a status (SPEC 2.18-03), null when they carry none. */
export function readErrorCode(body: unknown): number | null {
  const carrying = body as MayCarryCode | null;
  const errorCode = Number(carrying?.errorCode ?? carrying?.data?.errorCode);
  return errorCode >= 400 && errorCode < 600 ? Math.floor(errorCode) : null;
}

/** An area before its first fetch. */
export function createArea<Response>(): Area<Response> {
  return { response: null, pending: false, error: null };
}

/** An area whose call is under way; its last response stays readable (SPEC 4.1-01). */
export function toPending<Response>(area: Area<Response>): Area<Response> {
  return { ...area, pending: true };
}

/** An area whose call succeeded: the response stored, the error cleared (SPEC 4.1-01). */
export function toFulfilled<Response>(response: Response): Area<Response> {
  return { response, pending: false, error: null };
}

/** An area whose call failed: the error stored (SPEC 4.1-01). Its last response stays readable. */
export function toRejected<Response>(area: Area<Response>, cause: unknown): Area<Response> {
  return { response: area.response, pending: false, error: toServiceError(cause) };
}

/**
 * An area as it is sent to readers: the shown part of its response, and the status and the code of its error, without
 * the service's own message.
 */
export function toReaderArea<Response, Shown>(area: Area<Response>, show: (response: Response) => Shown): Area<Shown> {
  return {
    response: area.response && show(area.response),
    pending: area.pending,
    error: area.error && toReaderError(area.error),
  };
}

function toReaderError({ status, data }: ServiceError): ServiceError {
  const errorCode = readErrorCode(data);
  return { status, data: errorCode === null ? {} : { errorCode } };
}

/** A list with the items of its next page appended (SPEC 4.1-02); an item that is there already is left out. */
export function appendItems<List extends { items: { id: string }[] }>(list: List, more: List): List {
  const ids = new Set(list.items.map((item) => item.id));
  return { ...more, items: [...list.items, ...more.items.filter((item) => !ids.has(item.id))] };
}
