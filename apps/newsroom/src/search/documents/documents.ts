import { foldThai, listWords } from '@sala/thai';
import type { SearchText } from '../queries/index.ts';
import { toLooseForm, toLooseLetters } from '../words/index.ts';

/** A page that is no article. There are few, so that all are searched in memory. */
export interface SearchedDocument {
  title: string;
  description: string;
  url: string;
}

/** The documents with every word of the search: first those with all of them in the title, else in the given order. */
export function searchDocuments(documents: SearchedDocument[], search: SearchText): SearchedDocument[] {
  if (search.included.length === 0) return [];
  const has = (text: string, chunk: SearchText['included'][number]) => {
    const words = new Set(listWords(text).map(toLooseForm));
    const isWithin = toLooseLetters(foldThai(text)).includes(toLooseLetters(chunk.text));
    return isWithin || (!chunk.isPhrase && chunk.words.every((word) => words.has(toLooseForm(word))));
  };
  const matches = documents.filter((document) => {
    const text = `${document.title} ${document.description}`;
    return search.included.every((chunk) => has(text, chunk)) && !search.excluded.some((chunk) => has(text, chunk));
  });
  const isInTitle = ({ title }: SearchedDocument) => search.included.every((chunk) => has(title, chunk));
  return [...matches.filter(isInTitle), ...matches.filter((document) => !isInTitle(document))];
}
