import { thaiText } from '@sala/thai';
import { type ReactNode, Suspense } from 'react';
import type { Area } from '../../platform/areas/index.ts';
import { Notice } from '../../ui/index.ts';
import type { ListPage } from './archivePage.ts';
import { toPagePath } from './archivePage.ts';
import { LoadMore } from './LoadMore.tsx';
import { useArchive } from './useArchive.ts';

interface ArchiveProps<Item> {
  /** The page that the server rendered. */
  area: Area<ListPage<Item>>;
  /**
   * The name of the area among the `areas` of the route's data, which also has the further pages; `tagPage.tagNews` for
   * a nested one.
   */
  name: string;
  /** The archive's address, whose further pages have `?page=`. */
  path: string;
  page: number;
  /** What the archive holds, as in `ข่าวการเมือง`. */
  what: string;
  /** The word for one item, `ข่าว` by default. */
  noun?: string;
  /** Shown when the archive is empty. */
  empty?: ReactNode;
  /** How many items of the first page are elsewhere on the page. */
  skip?: number;
  className?: string | undefined;
  /** Shows an item; `before` is the item above it. */
  children: (item: Item, index: number, before: Item | undefined) => ReactNode;
}

/** A page of an archive with a link to the next one, or a message when it is empty or failed. */
export function Archive<Item extends { id: string }>(props: ArchiveProps<Item>) {
  // the key makes React reset the appended pages when another page of the archive loads
  return (
    <Suspense>
      <Growing {...props} key={toPagePath(props.path, props.page)} />
    </Suspense>
  );
}

function Growing<Item extends { id: string }>({
  area: first,
  name,
  path,
  what,
  noun = 'ข่าว',
  empty,
  skip = 0,
  className,
  children,
}: ArchiveProps<Item>) {
  const { area, list, load } = useArchive(name, first);
  const items = area.response?.items ?? [];
  if (items.length === 0) return area.error ? <Failed what={what} /> : (empty ?? <Empty what={what} />);
  return (
    <>
      <ol className={className} ref={list}>
        {items.slice(skip).map((item, index) => (
          <li key={item.id}>{children(item, index + skip, items[index + skip - 1])}</li>
        ))}
      </ol>
      <LoadMore path={path} noun={noun} area={area} onLoad={load} />
    </>
  );
}

function Failed({ what }: { what: string }) {
  return (
    <Notice title={thaiText`ขณะนี้ยังแสดง${what}ไม่ได้`}>
      <p>
        โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือกลับไปที่ <a href="/home">หน้าหลัก</a>
      </p>
    </Notice>
  );
}

function Empty({ what }: { what: string }) {
  return (
    <Notice title={`ยังไม่มี${what}`}>
      <p>
        ดูข่าวอื่น ๆ ได้ที่ <a href="/home">หน้าหลัก</a>
      </p>
    </Notice>
  );
}
