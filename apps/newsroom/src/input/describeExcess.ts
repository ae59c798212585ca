import { MAX_BODY_LENGTH } from '@sala/contracts';

/**
 * More than any article has. The limit exists because a parser's time grows with the square of the number of open tags.
 */
const MAX_TAGS = 20_000;

/** Which limit a body exceeds, as the end of a sentence; undefined when it exceeds none. */
export function describeExcess(body: string): string | undefined {
  if (body.length > MAX_BODY_LENGTH)
    return `${body.length} characters with its tags, and readers get at most ${MAX_BODY_LENGTH}`;
  const tags = body.split('<').length - 1;
  return tags > MAX_TAGS ? `${tags} tags, and readers get at most ${MAX_TAGS}` : undefined;
}
