import { readFileSync } from 'node:fs';

/**
 * The memory of a process after garbage collection, in MB: its heap, memory outside of the heap (buffers), and its
 * resident set. The process runs with `--inspect` on this port.
 */
export async function memoryAfterGc(pid: number | undefined, inspector: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', fail);
  });
  let lastId = 0;
  const call = <Answer>(method: string, params = {}) =>
    new Promise<Answer>((done) => {
      const id = ++lastId;
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data));
        if (answer.id === id) done(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call('HeapProfiler.collectGarbage');
  const expression = 'JSON.stringify(process.memoryUsage())';
  const { result } = await call<{ result: { value: string } }>('Runtime.evaluate', { expression });
  socket.close();
  const { heapUsed, arrayBuffers } = JSON.parse(result.value) as NodeJS.MemoryUsage;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return { heap: megabytes(heapUsed), buffers: megabytes(arrayBuffers), resident: megabytes(Number(kilobytes) * 1024) };
}
