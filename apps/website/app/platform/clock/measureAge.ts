import { fetchOk } from '../requests/index.ts';

/**
 * How much later than `renderedAt` a page is shown again that the browser has kept, in milliseconds, by the server's
 * clock. Throws when the server does not answer.
 */
export async function measureAge(renderedAt: number): Promise<number> {
  const { headers } = await fetchOk(location.href, { method: 'HEAD', cache: 'no-store' });
  return Math.max(0, Date.parse(headers.get('date') ?? '') - renderedAt) || 0;
}
