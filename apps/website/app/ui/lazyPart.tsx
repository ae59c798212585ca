import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadInTime } from './loadInTime.ts';

const coming: Promise<void>[] = [];

/** Settles once each part in the server's HTML has loaded its module, or has failed to. */
export const waitForPageParts = (): Promise<unknown> => Promise.all(coming);

interface LazyOptions<Props> {
  /**
   * In browsers, the selector of the part in the server's HTML. If it is there, the module is loaded before hydration,
   * which needs it.
   */
  selector?: string;
  /** Shown until the module has loaded. */
  meanwhile?: ReactNode;
  /** Shown when the module fails to load, until it is requested again: once the network is back or the part is mounted. */
  failed?: ComponentType<Props>;
}

/**
 * A part of pages whose module is loaded when it is first shown. React's own `lazy` would delay it: it reveals what has
 * loaded at least 300 ms after the last such part, and hydrates nothing else in the meantime
 * (docs/decisions/0054-lazy-parts-do-without-suspense.md).
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { selector, meanwhile = null, failed: Failed = () => null }: LazyOptions<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    Part = (await loadInTime(load())).default;
  };
  if (selector && document.querySelector(selector)) coming.push(loadPart().catch(() => {}));
  return function LazyPart(props) {
    const [outcome, setOutcome] = useState<'loaded' | 'failed' | null>(null);
    useEffect(() => {
      if (Part) return;
      const load = () =>
        void loadPart().then(
          () => setOutcome('loaded'),
          () => setOutcome('failed'),
        );
      load();
      addEventListener('online', load);
      return () => removeEventListener('online', load);
    }, []);
    if (Part) return <Part {...props} />;
    return outcome === 'failed' ? <Failed {...props} /> : meanwhile;
  };
}
