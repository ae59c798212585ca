/**
 * A part of a file whose length is not known yet: the bytes from `first` to `last`, counted from 0, or the last `final`
 * bytes.
 */
export type RequestedRange = { first: number; last: number } | { final: number };

/**
 * The part that a `Range` header asks for (RFC 9110, 14.2). Undefined when the header is invalid or asks for several
 * parts: the whole file is the answer then.
 */
export function parseByteRange(header: string | undefined): RequestedRange | undefined {
  const [isRange, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!isRange || (first === '' && last === '')) return undefined;
  if (first === '') return { final: Number(last) };
  const range = { first: Number(first), last: last === '' ? Number.MAX_SAFE_INTEGER : Number(last) };
  return range.last < range.first ? undefined : range;
}
