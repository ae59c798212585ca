// What is left out is the same for everybody for as long as the site runs: a setting, which pages tell their browsers.
let leftOut: RegExp | undefined;

/** Takes the pattern of the addresses whose parts of the site are left out because their services are not there. */
export const saveLeftOut = (pattern?: string): void => {
  if (pattern) leftOut = RegExp(pattern);
};

/** Whether an address of the site, or the pattern of one, belongs to a part that is left out. */
export const isLeftOut = (path: string): boolean | undefined => leftOut?.test(path);
