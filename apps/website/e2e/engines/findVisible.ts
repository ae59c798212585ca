/** An element that a person looks for, by its role and its accessible name. */
export interface Target {
  role: string;
  name?: string | RegExp;
  /** The level of a heading. */
  level?: number;
  /** Where to look for it. */
  within?: Target;
}

/** A {@link Target} as JSON. */
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
  // the global name of @testing-library/dom in a page
  var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
  var findVisible: (target: SentTarget) => HTMLElement[];
}

/** All visible elements that match. Its text runs in the page, where it is called `findVisible`. */
export function findVisibleInPage({ role, name, level, within }: SentTarget): HTMLElement[] {
  const scopes = within ? findVisible(within) : [document.body];
  const options = {
    // visibility is checked by the browser below, which is faster
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
