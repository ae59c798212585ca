/** Keys that no programme may have: the site has another page at `/program/` and each of them. */
export const TAKEN_PROGRAM_KEYS: ReadonlySet<string> = new Set(
  'all archived catchup playlists schedule schedules stories watch'.split(' '),
);
