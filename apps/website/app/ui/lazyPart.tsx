import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const coming: Promise<void>[] = [];

/** Settles once every part that the server has put into the page has its file, or cannot have it. */
export const waitForPageParts = (): Promise<unknown> => Promise.all(coming);

interface LazyOptions<Props> {
  /**
   * For browsers: the selector of the part where the server has put it into the page. Its file comes before hydration
   * then, which would find nothing to take hold of.
   */
  standsAs?: string;
  /** What is shown until its file has come. */
  meanwhile?: ReactNode;
  /** What is shown when its file does not come; it is asked for again when the part is shown anew. */
  failed?: ComponentType<Props>;
}

/**
 * A part of pages whose file comes when it is shown for the first time. React's own `lazy` keeps readers waiting: it
 * shows what has come 300 ms after the last such part at the earliest, and takes hold of nothing else in the meantime
 * (docs/decisions/0054-parts-come-without-suspense.md).
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { standsAs, meanwhile = null, failed: Failed = () => null }: LazyOptions<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const come = async () => {
    Part = (await load()).default;
  };
  if (standsAs && document.querySelector(standsAs)) coming.push(come().catch(() => {}));
  return function LazyPart(props) {
    const [outcome, setOutcome] = useState<'came' | 'failed' | null>(null);
    useEffect(() => {
      if (Part) return;
      let isShown = true;
      const end = (how: 'came' | 'failed') => isShown && setOutcome(how);
      come().then(
        () => end('came'),
        () => end('failed'),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    return outcome === 'failed' ? <Failed {...props} /> : meanwhile;
  };
}
