import { type ComponentType, lazy } from 'react';

const coming: Promise<void>[] = [];

/** Settles once every part that the server has put into the page has its file. */
export const waitForPageParts = (): Promise<unknown> => Promise.all(coming);

/**
 * For browsers: a part of pages that comes in a file of its own. Where it stands in the page already, as the element of
 * `selector`, that file comes before hydration: of a part that waits for its own, React takes what stands there away as
 * soon as anything above it changes.
 */
export function createLazyPart<Props extends object>(
  selector: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = lazy(load);
  const take = (file: { default: ComponentType<Props> }) => {
    Part = file.default;
  };
  if (document.querySelector(selector)) coming.push(load().then(take));
  return (props) => <Part {...props} />;
}
