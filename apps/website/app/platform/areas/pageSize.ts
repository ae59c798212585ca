/** The number of items on a page of a list of news, pictures, programmes or episodes. */
export const PAGE_SIZE = 24;
