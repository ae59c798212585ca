// the longest address: a picture's longer one is not shown, and one of megabytes would make lists unreadable
const MAX_LENGTH = 2000;

/** An http(s) address, empty for anything else. */
export function toWebAddress(text: string): string {
  const url = URL.parse(text.trim());
  const isWeb = url && /^https?:$/.test(url.protocol) && !text.includes('\0');
  return isWeb && url.href.length <= MAX_LENGTH ? url.href : '';
}
