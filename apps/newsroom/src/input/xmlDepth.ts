/** The deepest that elements of a file may nest, ten times more than real ones do: the parser's time grows with its square. */
export const MAX_XML_DEPTH = 100;
