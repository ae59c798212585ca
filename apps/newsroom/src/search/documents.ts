import { foldThai, listWords } from '@sala/thai';
import { toLooseForm, toLooseLetters } from './looseForm.ts';
import type { SearchText } from './searchText.ts';

/** A page that is no article: few enough to look through them all. */
export interface SearchedDocument {
  title: string;
  description: string;
  url: string;
}

/**
 * The documents that have every wanted word, those with all of them in the title first, else in the order they were
 * given in.
 */
export function searchDocuments(documents: SearchedDocument[], search: SearchText): SearchedDocument[] {
  if (search.wanted.length === 0) return [];
  const has = (text: string, chunk: SearchText['wanted'][number]) => {
    const words = new Set(listWords(text).map(toLooseForm));
    const isWithin = toLooseLetters(foldThai(text)).includes(toLooseLetters(chunk.text));
    return isWithin || (!chunk.isPhrase && chunk.words.every((word) => words.has(toLooseForm(word))));
  };
  const found = documents.filter((document) => {
    const text = `${document.title} ${document.description}`;
    return search.wanted.every((chunk) => has(text, chunk)) && !search.excluded.some((chunk) => has(text, chunk));
  });
  const isInTitle = ({ title }: SearchedDocument) => search.wanted.every((chunk) => has(title, chunk));
  return [...found.filter(isInTitle), ...found.filter((document) => !isInTitle(document))];
}
