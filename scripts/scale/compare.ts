const KINDS = {
  ratings: 'select article_id::text as noted, likes as times from narration_ratings',
  feedbacks: 'select article_id::text as noted, helpful as times from summaries',
  reports: 'select message as noted, count(*)::int as times from listener_reports group by message',
  subscriptions: 'select endpoint as noted, 1 as times from push_subscriptions',
};

export type Kind = keyof typeof KINDS;
/** The number of acknowledged writes, by their kind. */
export type Tallies = Record<Kind, Map<string, number>>;

/** The number of acknowledged writes of one kind, and of those in the database. */
export interface Compared {
  taken: number;
  kept: number;
  lost: number;
  /** The number of writes in the database beyond the acknowledged ones. */
  twice: number;
}

/** Counts the writes in a database; `query` runs a statement on it. */
export async function countWrites(
  query: (sql: string) => Promise<{ noted: string; times: number }[]>,
): Promise<Tallies> {
  const tallies: Partial<Tallies> = {};
  for (const [kind, sql] of Object.entries(KINDS))
    tallies[kind as Kind] = new Map((await query(sql)).map(({ noted, times }) => [noted, times]));
  return tallies as Tallies;
}

/** Compares the acknowledged writes with those that a database has got since `before`. */
export function compare(acknowledged: Tallies, stored: Tallies, before: Tallies): Record<Kind, Compared> {
  const kinds = Object.keys(KINDS) as Kind[];
  return Object.fromEntries(
    kinds.map((kind) => [kind, compareKind(acknowledged[kind], stored[kind], before[kind])]),
  ) as Record<Kind, Compared>;
}

function compareKind(
  acknowledged: Map<string, number>,
  stored: Map<string, number>,
  before: Map<string, number>,
): Compared {
  const compared: Compared = { taken: 0, kept: 0, lost: 0, twice: 0 };
  for (const noted of new Set([...acknowledged.keys(), ...stored.keys()])) {
    const acknowledgedTimes = acknowledged.get(noted) ?? 0;
    const storedTimes = (stored.get(noted) ?? 0) - (before.get(noted) ?? 0);
    compared.taken += acknowledgedTimes;
    compared.kept += storedTimes;
    compared.lost += Math.max(0, acknowledgedTimes - storedTimes);
    compared.twice += Math.max(0, storedTimes - acknowledgedTimes);
  }
  return compared;
}
