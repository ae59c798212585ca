/** A path, decoded by Hono, in the form of the table of routes, whatever its case and slashes: the router accepts all. */
export const toRoutedPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+/g, '/')
    // `/_.data` is the router's name for the data of a path that ends in a slash
    .replace(/(\/_)?(\.data)?\/*$/, '');
