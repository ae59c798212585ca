const MAX_LENGTH = 160;
const SECRET = /key|token|secret|password|signature/i;

/** Foreign text for one line of a terminal: without control characters, and cut to a limited length. */
export function toOneLine(text: string): string {
  const calm = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return calm.length > MAX_LENGTH ? `${calm.slice(0, MAX_LENGTH - 1)}…` : calm;
}

/** An address without its secrets. */
export function removeSecrets(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  if (url.username || url.password) [url.username, url.password] = ['…', ''];
  for (const name of url.searchParams.keys()) if (SECRET.test(name)) url.searchParams.set(name, '…');
  return toOneLine(decodeAddress(url.href)).replace(/\/$/, '');
}

function decodeAddress(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
