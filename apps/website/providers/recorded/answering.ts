import { json, type TestService } from '../../app/platform/services/testService.ts';

/** What a service was heard to answer, by what it was asked: `/path?query`, after a method where that is not GET. */
export type Recording = Record<string, unknown>;

/**
 * Answers as recorded, a text as it is and all else as JSON: with what is recorded for most of the asked query, and 404
 * with an empty object where nothing is.
 */
export function answering(recording: Recording, heard: (key: string) => void): TestService['answer'] {
  const entries = Object.entries(recording).map(([key, payload]) => {
    const [address = '', method = 'GET'] = key.split(' ').toReversed();
    const { pathname, searchParams } = new URL(address, 'http://recorded');
    return { key, method, path: decodeURIComponent(pathname), query: [...searchParams], payload };
  });
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://asked');
    const [found] = entries
      .filter(({ method, path }) => method === request.method && path === decodeURIComponent(pathname))
      .filter(({ query }) => query.every(([name, value]) => searchParams.get(name) === value))
      .toSorted((a, b) => b.query.length - a.query.length);
    if (!found) return json({}, 404)(request, response);
    heard(found.key);
    if (typeof found.payload === 'string') return response.end(found.payload);
    return json(found.payload)(request, response);
  };
}
