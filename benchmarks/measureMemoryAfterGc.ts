/**
 * The memory of a process after a garbage collection, in MB: its heap, memory outside of the heap (all of it, and its
 * buffers alone), and its resident set. The process runs with `--inspect` at this address.
 */
export async function measureMemoryAfterGc(inspector: string) {
  const [target] = (await (await fetch(`http://${inspector}/json/list`)).json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error('the process cannot be looked into'));
  });
  const call = (method: string, params: object = {}) =>
    new Promise<{ result: { value: NodeJS.MemoryUsage } }>((done) => {
      socket.onmessage = ({ data }) => done(JSON.parse(String(data)).result);
      socket.send(JSON.stringify({ id: 1, method, params }));
    });
  await call('HeapProfiler.collectGarbage');
  const { result } = await call('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true });
  socket.close();
  const { heapUsed, external, arrayBuffers, rss } = result.value;
  const toMb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return { heap: toMb(heapUsed), external: toMb(external), buffers: toMb(arrayBuffers), resident: toMb(rss) };
}
