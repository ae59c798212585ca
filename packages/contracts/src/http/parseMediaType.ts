/** One media type with its parameters (RFC 9110, 8.3.1). Of several, browsers would take the last. */
const CONTENT_TYPE = /^\s*([\w.+-]+\/[\w.+-]+)\s*(;[^,]*)?$/;

/** The media type of a `Content-Type`, in small letters; empty when it does not have exactly one. */
export function parseMediaType(contentType: string | null): string {
  return CONTENT_TYPE.exec(contentType ?? '')?.[1]?.toLowerCase() ?? '';
}
