/**
 * SPEC 2.1-24 to 2.1-28: what is not out yet is for those who were given its address. Another spelling redirects to it,
 * and the redirect has the token, too.
 */
const PREVIEW = /^\/+(preview|news\/+content\/+preview)\b/i;

/** Whether a page, or the data of one, shows what is not out yet. */
export function isPreviewPath(pathname: string): boolean {
  return PREVIEW.test(pathname);
}
