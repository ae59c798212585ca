/** Collects the garbage of a process that was started with `--inspect`; returns its memory in megabytes. */
export async function openHeap(inspector: string): Promise<{ megabytes(): Promise<number>; close(): void }> {
  const [target] = (await (await fetch(`http://${inspector}/json/list`)).json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error('the website cannot be looked into'));
  });
  let id = 0;
  const answers = new Map<number, (result: { result?: { value: number } }) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as { id: number; result: object };
    answers.get(answer.id)?.(answer.result);
  };
  const call = (method: string, params: object = {}) =>
    new Promise<{ result?: { value: number } }>((done) => {
      answers.set(++id, done);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
  return {
    async megabytes() {
      await call('HeapProfiler.collectGarbage');
      const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
      return (result?.value ?? 0) / 1024 / 1024;
    },
    close: () => socket.close(),
  };
}
