/** SPEC 2.1-24 to 2.1-28: what is not out yet is for those who were given its address. */
const PREVIEW = /^\/(preview|news\/content\/preview)\b/;

/** Whether a page, or the data of one, shows what is not out yet. */
export function isPreviewPath(pathname: string): boolean {
  return PREVIEW.test(pathname);
}
