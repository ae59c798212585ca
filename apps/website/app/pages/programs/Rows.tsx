import type { ReactNode } from 'react';
import {
  CardGrid,
  PlaylistCard,
  type PlaylistItem,
  ProgramCard,
  type ProgramItem,
  ShortClipCard,
  VideoCard,
  type VideoItem,
} from '../../components/programCards/index.ts';
import { SectionHeading } from '../../ui/index.ts';

interface RowProps<Item> {
  /** Part of the ids of what stands in it. */
  id: string;
  title: string;
  href?: string | undefined;
  items: Item[];
}

/** A heading and below it a row of cards; nothing without any. */
export function Row<Item extends { id: string }>({
  id,
  title,
  href,
  items,
  kind = 'wide',
  children,
}: RowProps<Item> & { kind?: 'wide' | 'tall'; children: (item: Item, index: number) => ReactNode }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`row-${id}`}>
      <SectionHeading id={`row-${id}`} title={title} {...(href && { href })} />
      <CardGrid scrolls kind={kind}>
        {items.map((item, index) => (
          <li key={item.id}>{children(item, index)}</li>
        ))}
      </CardGrid>
    </section>
  );
}

export function VideosRow({ showProgram = false, ...row }: RowProps<VideoItem> & { showProgram?: boolean }) {
  return <Row {...row}>{(item) => <VideoCard item={item} showProgram={showProgram} />}</Row>;
}

export function ShortClipsRow(row: RowProps<VideoItem>) {
  return (
    <Row {...row} kind="tall">
      {(item) => <ShortClipCard item={item} />}
    </Row>
  );
}

export function ProgramsRow(row: RowProps<ProgramItem>) {
  return <Row {...row}>{(item) => <ProgramCard item={item} />}</Row>;
}

export function PlaylistsRow(row: RowProps<PlaylistItem>) {
  return <Row {...row}>{(item) => <PlaylistCard item={item} />}</Row>;
}
