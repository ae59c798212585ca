import { type ReactNode, useEffect, useRef } from 'react';
import { updateTimesAgo, useNow } from '../../platform/clock/index.ts';
import type { StaticData } from '../../platform/rendering/index.ts';
import { bindListenButtons } from '../../player/audio/index.ts';
import styles from './StaticPart.module.css';

interface StaticPartProps<Data> {
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
export function StaticPart<Data>({ data: { staticData }, className = styles.part, children }: StaticPartProps<Data>) {
  // of one element React would leave the old HTML beside new children
  if (staticData === null) return <ServerPart key="server" className={className} />;
  return (
    <div key="browser" className={className}>
      {children(staticData)}
    </div>
  );
}

// one object: what changes is written anew
const AS_IT_CAME = { __html: '' };

function ServerPart({ className }: { className: string | undefined }) {
  const part = useRef<HTMLDivElement>(null);
  const now = useNow();
  useEffect(() => (part.current ? bindListenButtons(part.current) : undefined), []);
  useEffect(() => {
    if (part.current) updateTimesAgo(part.current, now);
  }, [now]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React lets alone what has it
  return <div ref={part} className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />;
}
