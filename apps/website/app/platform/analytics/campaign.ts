const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The campaign that brought a reader, as events carry it: each name only when it is not empty (SPEC 7.15-12). */
export type Campaign = { [Name in (typeof NAMES)[number]]?: string };

/** The campaign of an address, by its query such as `?utm_source=line` (SPEC 2.3-05). */
export function parseCampaign(search: string): Campaign {
  const query = new URLSearchParams(search);
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name)]).filter(([, value]) => value));
}
