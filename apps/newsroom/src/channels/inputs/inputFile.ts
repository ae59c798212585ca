/** A file of an input, or a `range` of it in HTTP's notation; the range is empty for all of it. */
export interface InputFile {
  address: URL;
  range: string;
}

/** The same for all requests that get the same bytes. */
export const toFileKey = ({ address, range }: InputFile): string => `${address.href} ${range}`;
