import { type SQL, sql } from 'drizzle-orm';

/**
 * CTEs of a select that end with `newest`: the `limit` newest matches, by `id` and `published_at`. With an order
 * PostgreSQL would read from the newest row on until it has enough, which for a rare word is the whole table; without
 * one it would read every match of a frequent word. It cannot estimate how frequent a word is. So `matching` runs
 * within each of the spans, from few articles to many, and in the end without one; only until there are enough.
 * @param matching selects `id` and `published_at`, without an order
 */
export function selectNewestMatches(
  matching: (span: string | null) => SQL,
  spans: readonly string[],
  limit: number,
): SQL {
  const steps = [...spans, null].map((span, step) => ({
    matches: sql.raw(`matches${step}`),
    isEnough: sql`(select count(*) from ${sql.raw(`matches${step}`)}) >= ${limit}::int`,
    select: matching(span),
  }));
  const ctes = steps.map(({ matches, select }) => sql`${matches} as materialized (${select})`);
  // a CASE evaluates its branches in order: later CTEs are not read once there are enough
  const selects = steps.map(({ matches }, step) => {
    const earlier = steps.slice(0, step).map(({ isEnough }) => sql`when ${isEnough} then false`);
    const isEnough = step === steps.length - 1 ? sql`true` : steps[step]?.isEnough;
    return sql`select * from ${matches} where case ${sql.join(earlier, sql` `)} when ${isEnough} then true else false end`;
  });
  return sql`${sql.join(ctes, sql`, `)}, newest as materialized (
    select * from (${sql.join(selects, sql` union all `)}) as enough
    order by published_at desc, id desc limit ${limit}::int
  )`;
}
