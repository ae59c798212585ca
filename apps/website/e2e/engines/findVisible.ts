/** What a person looks for: something of a role, by the name that a screen reader says. */
export interface Target {
  role: string;
  name?: string | RegExp;
  /** Of a heading. */
  level?: number;
  /** Where it is looked for. */
  within?: Target;
}

/** A {@link Target} as JSON can hold it. */
export interface SentTarget {
  role: string;
  level?: number;
  name?: { text: string } | { source: string; flags: string };
  within?: SentTarget;
}

export const toSent = ({ role, name, level, within }: Target): SentTarget => ({
  role,
  ...(level !== undefined && { level }),
  ...(name !== undefined && {
    name: typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags },
  }),
  ...(within && { within: toSent(within) }),
});

declare global {
  // what @testing-library/dom calls itself in a page
  var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
  var findVisible: (target: SentTarget) => HTMLElement[];
}

/** Runs in the page, as its text, where it is called `findVisible`: everything of this kind that can be seen. */
export function findVisibleInPage({ role, name, level, within }: SentTarget): HTMLElement[] {
  const scopes = within ? findVisible(within) : [document.body];
  const options = {
    // whether something is hidden is asked of the browser below, which is faster
    hidden: true,
    ...(level !== undefined && { level }),
    ...(name && { name: 'text' in name ? name.text : new RegExp(name.source, name.flags) }),
  };
  return scopes
    .flatMap((scope) => globalThis.TestingLibraryDom?.queryAllByRole(scope, role, options) ?? [])
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[aria-hidden="true"], [inert]'),
    );
}
