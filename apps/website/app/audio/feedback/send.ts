/** How long what is sent may take, in ms, before it has failed. */
const PATIENCE = 20_000;

/** Sends what a listener says to the website, and tells whether it has taken it. */
export async function send(path: '/ai-audio-news/ratings' | '/ai-audio-news/reports', body: object): Promise<boolean> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
