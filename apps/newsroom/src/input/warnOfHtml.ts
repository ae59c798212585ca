/** A tag, or a character as HTML writes it. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,6}|#\d{1,5});/i;

/** A sentence for each text, by its field, in which readers would see HTML as it is typed: headlines and leads have none. */
export const warnOfHtml = (texts: Record<string, string>): string[] =>
  Object.entries(texts).flatMap(([field, text]) => {
    const [found] = HTML.exec(text) ?? [];
    return found === undefined ? [] : [`Readers see ${found} in the ${field} as it is typed: it has no HTML.`];
  });
