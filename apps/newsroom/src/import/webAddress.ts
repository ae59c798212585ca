/** An http(s) address, empty for anything else. */
export function toWebAddress(text: string): string {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) && !text.includes('\0') ? url.href : '';
}
