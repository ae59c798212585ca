/**
 * How long a whole answer may take, in milliseconds. On a train the network accepts a request, and then nothing comes
 * for minutes; at 50 kbit/s as much comes in this time as any of these answers has.
 */
const TIMEOUT_MS = 20_000;

/**
 * The answer of the website at `path`.
 * @throws when it has not come in time, and when it is an error; the thrown error then has its `status`
 */
export async function fetchOk(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}`), { status: answer.status });
  return answer;
}
