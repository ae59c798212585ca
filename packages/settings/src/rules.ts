/**
 * What settings require of each other.
 * @returns the name of each setting that breaks the rule, with the reason as a clause: `['X', 'it is missing']`
 */
export type Rule = (env: Readonly<Record<string, string>>) => [name: string, reason: string][];

/** Where one of `required` or `optional` is set, all of `required` must be. */
export const createGroupRule =
  (required: readonly string[], optional: readonly string[] = []): Rule =>
  (env) => {
    const present = [...required, ...optional].find((name) => name in env);
    if (present === undefined) return [];
    return required.filter((name) => !(name in env)).map((name) => [name, `it is missing, and ${present} is set`]);
  };
