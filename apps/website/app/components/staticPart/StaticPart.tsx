import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { updateTimesAgo, useNow } from '../../platform/clock/index.ts';
import { type StaticData, StaysHtml } from '../../platform/rendering/index.ts';
import { bindListenButtons } from '../../player/audio/index.ts';
import styles from './StaticPart.module.css';

interface StaticPartProps<Data> {
  /** Tells it from the other static parts of its page. */
  name: string;
  data: StaticData<Data>;
  /** By default the part has no box of its own. */
  className?: string | undefined;
  /** Lists of cards and whatever else has neither state nor handlers. */
  children: (data: Data) => ReactNode;
}

/**
 * A part of a page that is HTML and nothing else: the page hydrates without its data, and React leaves it as it came
 * (docs/decisions/0052-lists-are-never-hydrated.md). Of a page that the browser renders it is a part like others.
 */
export function StaticPart<Data>({
  name,
  data: { staticData },
  className = styles.part,
  children,
}: StaticPartProps<Data>) {
  // with the same key React would keep the old HTML beside the new children
  if (staticData === null) return <ServerPart key="server" name={name} className={className} />;
  return (
    <div key="browser" className={className} data-static={name}>
      {/* in development the data are sent, and React hydrates the part */}
      <StaysHtml value={import.meta.env.PROD && import.meta.env.SSR}>{children(staticData)}</StaysHtml>
    </div>
  );
}

// one object for all renderings: React writes the HTML again when it changes
const AS_IT_CAME = { __html: '' };

function ServerPart({ name, className }: { name: string; className: string | undefined }) {
  const part = useRef<HTMLDivElement>(null);
  const [serverPart] = useState(() => document.querySelector(`[data-static="${name}"]`));
  const now = useNow();
  // a page that a translator or an extension has changed is rendered again by React, which would leave this part empty
  useLayoutEffect(() => {
    if (serverPart && part.current !== serverPart) part.current?.replaceChildren(...serverPart.childNodes);
  }, [serverPart]);
  useEffect(() => (part.current ? bindListenButtons(part.current) : undefined), []);
  useEffect(() => {
    if (part.current) updateTimesAgo(part.current, now);
  }, [now]);
  return (
    <div
      ref={part}
      className={className}
      data-static={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React lets alone what has it
      dangerouslySetInnerHTML={AS_IT_CAME}
    />
  );
}
