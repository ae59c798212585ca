import { createServer, get } from 'node:http';

// Sends the recorded answers of another server, including all headers: the cost of Node's HTTP alone. BENCH_SOURCE is
// the other server's address.
const { BENCH_SOURCE = '', BENCH_PORT = '' } = process.env;
/** The headers that Node adds itself. */
const ITS_OWN = new Set(['date', 'connection', 'keep-alive']);
const recorded = new Map<string, { headers: string[]; body: Buffer }>();

createServer((incoming, outgoing) => {
  const page = recorded.get(incoming.url ?? '');
  if (page) {
    outgoing.writeHead(200, page.headers);
    outgoing.end(page.body);
    return;
  }
  get(BENCH_SOURCE + incoming.url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
    const pairs = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [[name, all[index + 1] ?? '']] : [],
    );
    const headers = pairs.filter(([name = '']) => !ITS_OWN.has(name.toLowerCase())).flat();
    const body = Buffer.concat(await answer.toArray());
    recorded.set(incoming.url ?? '', { headers, body });
    outgoing.writeHead(200, headers);
    outgoing.end(body);
  });
}).listen(Number(BENCH_PORT), () => process.send?.('ready'));
for (const end of ['SIGTERM', 'disconnect'] as const) process.once(end, () => process.exit(0));
