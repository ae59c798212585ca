import { json, type TestService } from '../../app/platform/services/testService.ts';

/** The recorded answers of a service, by their request: `/path?query`, with the method in front unless it is GET. */
export type Recording = Record<string, unknown>;

/**
 * Answers as recorded, texts unchanged and all else as JSON. Of several recordings for a path, the one that matches
 * most of the query is used; without any the answer is 404 with an empty object.
 */
export function answerFromRecording(recording: Recording, onAnswer: (key: string) => void): TestService['answer'] {
  const entries = Object.entries(recording).map(([key, payload]) => {
    const [address = '', method = 'GET'] = key.split(' ').toReversed();
    const { pathname, searchParams } = new URL(address, 'http://recorded');
    return { key, method, path: decodeURIComponent(pathname), query: [...searchParams], payload };
  });
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://asked');
    const [recorded] = entries
      .filter(({ method, path }) => method === request.method && path === decodeURIComponent(pathname))
      .filter(({ query }) => query.every(([name, value]) => searchParams.get(name) === value))
      .toSorted((a, b) => b.query.length - a.query.length);
    if (!recorded) return json({}, 404)(request, response);
    onAnswer(recorded.key);
    if (typeof recorded.payload === 'string') return response.end(recorded.payload);
    return json(recorded.payload)(request, response);
  };
}
