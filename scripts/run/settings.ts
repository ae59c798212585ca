/** The settings of this process; an empty one counts as not set. */
export const SETTINGS: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value !== ''),
);
