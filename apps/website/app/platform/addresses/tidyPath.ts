/**
 * White space and punctuation that a message leaves behind a link, escaped or not; at most eight, to bound the search.
 */
const BEHIND = /(?<=[\w/-])(?:%20|%22|%3e|%0a|%0d|%09|%c2%a0|%e2%80%(?:8b|9c|9d|99|a6)|[).,;:!'"\]>*_~]){1,8}$/i;
/** A last part of dots alone is a probe for folders, not a link with punctuation behind it: it stays as it is. */
const ONLY_DOTS = /(?:\/|%2f)\.+$/i;

/** A path without doubled slashes, and without the punctuation that a message put behind it. */
export const toTidyPath = (path: string): string =>
  ONLY_DOTS.test(path) ? path : path.replace(/\/{2,}/g, '/').replace(BEHIND, '');
