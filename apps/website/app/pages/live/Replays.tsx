import { CardGrid, VideoCard, type VideoItem } from '../../components/programCards/index.ts';
import { SectionHeading } from '../../ui/index.ts';

/** Videos to watch while a channel is off the air (SPEC 2.2-23). */
export function Replays({ items }: { items: VideoItem[] }) {
  return (
    <section aria-labelledby="replays">
      <SectionHeading id="replays" title="ดูย้อนหลัง" href="/program/watch/rerun" />
      <CardGrid>
        {items.map((item) => (
          <li key={item.id}>
            <VideoCard item={item} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
