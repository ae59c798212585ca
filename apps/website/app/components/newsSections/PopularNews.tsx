import type { Area } from '../../platform/areas/index.ts';
import { Notice, SectionHeading } from '../../ui/index.ts';
import { type HeadlineItem, type Headlines, NumberedCard } from '../articleCards/index.ts';
import { StaticPart } from '../staticPart/index.ts';

interface PopularNewsProps {
  items: HeadlineItem[];
  title?: string;
  href?: string;
}

/** What is read most, numbered; `href` is where more of it is. */
export function PopularNews({ items, title = 'ข่าวยอดนิยม', href = '/news/archive/hotnews' }: PopularNewsProps) {
  return (
    <section aria-labelledby="popular">
      <SectionHeading id="popular" title={title} href={href} />
      <ol>
        {items.map((item, index) => (
          <li key={item.id}>
            <NumberedCard item={item} rank={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** {@link PopularNews} from its area: nothing when there is none, a word when it could not be had. */
export function PopularNewsArea({ area }: { area: Area<Headlines> }) {
  if (!area.response) return <Notice title="ขณะนี้ยังแสดงข่าวยอดนิยมไม่ได้" />;
  return (
    <StaticPart name="popular" data={area.response}>
      {(items) => items.length > 0 && <PopularNews items={items} />}
    </StaticPart>
  );
}
