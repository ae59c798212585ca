/** The page of all summaries (SPEC 2.2-26). */
export const SUMMARIES = { title: 'สรุปประเด็นข่าว', path: '/ai-summary' };

/** An article's refCode, `{contentSource}/{contentId}` (SPEC 3.3-24), as it may occur in an address. */
export const REF_CODE_PATTERN = /^(?!\.+\/)[^/\s\0]{1,100}\/\d{1,18}$/;

/** The path of an article's summary. */
export function toSummaryPath(refCode: string): string {
  const slash = refCode.lastIndexOf('/');
  const parts = [refCode.slice(0, Math.max(0, slash)), refCode.slice(slash + 1)];
  return `${SUMMARIES.path}/${parts.map(encodeURIComponent).join('/')}`;
}
