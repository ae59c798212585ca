/** The page of an author, by the key that the newsroom gave them. */
export const toAuthorPath = (key: string): string => `/news/authors/${key}`;
