import { type SQL, sql } from 'drizzle-orm';

/**
 * CTEs of a select that end with `newest`: of what matches the `limit` newest, by `id` and `published_at`. Told to bring
 * the newest, PostgreSQL reads from the newest on until it has them, which for rare words, whose number it does not know,
 * is the whole table; told to bring all, it reads every match of frequent ones. So `matching` is asked within each of the
 * spans, from few articles to many, and without one in the end; only until there are enough.
 * @param matching selects `id` and `published_at`, without an order
 */
export function newestMatches(matching: (span: string | null) => SQL, spans: readonly string[], limit: number): SQL {
  const steps = [...spans, null].map((span, step) => ({
    matches: sql.raw(`matches${step}`),
    isEnough: sql`(select count(*) from ${sql.raw(`matches${step}`)}) >= ${limit}::int`,
    select: matching(span),
  }));
  const ctes = steps.map(({ matches, select }) => sql`${matches} as materialized (${select})`);
  // a CASE evaluates its branches in order, and what it does not reach is not read
  const taken = steps.map(({ matches }, step) => {
    const earlier = steps.slice(0, step).map(({ isEnough }) => sql`when ${isEnough} then false`);
    const isEnough = step === steps.length - 1 ? sql`true` : steps[step]?.isEnough;
    return sql`select * from ${matches} where case ${sql.join(earlier, sql` `)} when ${isEnough} then true else false end`;
  });
  return sql`${sql.join(ctes, sql`, `)}, newest as materialized (
    select * from (${sql.join(taken, sql` union all `)}) as enough
    order by published_at desc, id desc limit ${limit}::int
  )`;
}
