const MAX_LENGTH = 160;
const SECRET = /key|token|secret|password|signature/i;

/** A text from outside on one line of a terminal: without what would control it, and not too long. */
export function toOneLine(text: string): string {
  const calm = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return calm.length > MAX_LENGTH ? `${calm.slice(0, MAX_LENGTH - 1)}…` : calm;
}

/** An address without what only the broadcaster may know. */
export function removeSecrets(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  if (url.username || url.password) [url.username, url.password] = ['…', ''];
  for (const name of url.searchParams.keys()) if (SECRET.test(name)) url.searchParams.set(name, '…');
  return toOneLine(decoded(url.href)).replace(/\/$/, '');
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
