import { createApis } from '../apps/newsroom/src/apis.ts';
import { openEmbedded } from '../apps/newsroom/src/database/index.ts';

const WARM_UP = 100;
const RUNS = 200;

interface Client {
  query(...args: unknown[]): Promise<unknown>;
}

/** The wall time that the database needs for the calls of a page, in milliseconds, and the number of their queries. */
export async function measureDatabaseTime(dataDirectory: string, pages: Record<string, string[]>) {
  const { db, close } = await openEmbedded(dataDirectory);
  const client = (db as unknown as { $client: Client }).$client;
  const query = client.query.bind(client);
  let spent = 0;
  let queries = 0;
  client.query = async (...args) => {
    const started = performance.now();
    const result = await query(...args);
    spent += performance.now() - started;
    queries += 1;
    return result;
  };
  const api = createApis(db, { address: 'http://localhost' });
  const measured: Record<string, { millis: number; queries: number }> = {};
  for (const [page, calls] of Object.entries(pages)) {
    const fetchAll = async () => {
      // one after the other, so that no query waits for another one
      for (const call of calls) await (await api.request(call)).arrayBuffer();
    };
    for (let run = 0; run < WARM_UP; run++) await fetchAll();
    spent = 0;
    queries = 0;
    for (let run = 0; run < RUNS; run++) await fetchAll();
    measured[page] = { millis: spent / RUNS, queries: queries / RUNS };
  }
  await close();
  return measured;
}
