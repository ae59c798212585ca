import { escapeAttribute } from '@sala/thai';

const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML 1.0, without the characters that XML does not allow. */
export function escapeXml(text: string): string {
  return escapeAttribute(text.replace(NOT_XML, ''));
}
