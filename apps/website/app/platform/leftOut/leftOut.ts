// What is left out is the same for everybody for as long as the site runs: a setting, which pages tell their browsers.
let leftOut: readonly string[] = [];

/** Takes the parts of the site that are left out because their services are not there, by their addresses. */
export const saveLeftOut = (parts = leftOut): void => {
  leftOut = parts;
};

/** Whether an address of the site, or the pattern of one, belongs to a part that is left out. */
export const isLeftOut = (path: string): boolean =>
  leftOut.some((part) => path.replace(/[?#]|$/, '/').startsWith(`${part}/`));
