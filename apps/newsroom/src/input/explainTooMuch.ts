import { MAX_BODY_LENGTH } from '@sala/contracts';

/** More than any article has: of tags that are all open at once a parser's time grows with the square of their number. */
const MAX_TAGS = 20_000;

/** What a body has more of than readers get, as the end of a sentence; undefined when it has not. */
export function explainTooMuch(body: string): string | undefined {
  if (body.length > MAX_BODY_LENGTH)
    return `${body.length} characters with its tags, and readers get at most ${MAX_BODY_LENGTH}`;
  const tags = body.split('<').length - 1;
  return tags > MAX_TAGS ? `${tags} tags, and readers get at most ${MAX_TAGS}` : undefined;
}
