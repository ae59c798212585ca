import { fetchOk } from './fetchOk.ts';

/**
 * The JSON that the website answers at `path`.
 * @throws as {@link fetchOk}
 */
export async function fetchJson<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return (await fetchOk(path, init)).json() as Promise<Answer>;
}
