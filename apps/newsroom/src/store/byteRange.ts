/**
 * A part of something whose length is not known yet: bytes from `first` to `last`, both counted from 0, or the `final`
 * ones.
 */
export type RequestedRange = { first: number; last: number } | { final: number };

/**
 * The one part that a `Range` header asks for (RFC 9110, 14.2); undefined when it is none that is answered: then the
 * whole is. Who asks for several parts has to expect the whole.
 */
export function parseByteRange(header: string | undefined): RequestedRange | undefined {
  const [isRange, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!isRange || (first === '' && last === '')) return undefined;
  if (first === '') return { final: Number(last) };
  const range = { first: Number(first), last: last === '' ? Number.MAX_SAFE_INTEGER : Number(last) };
  return range.last < range.first ? undefined : range;
}
