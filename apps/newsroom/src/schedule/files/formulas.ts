/** The beginnings of cells that a spreadsheet would calculate, wherever it splits the line: at `;` or a tab as well. */
const FORMULA = /(?<=^|[;\t])(?=['"]*[=+\-@\t\r])/g;
const GUARDED_FORMULA = /(?<=^|[;\t])'(?=['"]*[=+\-@\t\r])/g;

/** Puts an apostrophe before what a spreadsheet would calculate. */
export const guardFormulas = (field: string): string => field.replace(FORMULA, "'");

/** Removes the apostrophes of `guardFormulas`. */
export const removeFormulaGuards = (field: string): string => field.replace(GUARDED_FORMULA, '');
