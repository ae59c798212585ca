import type { MouseEvent } from 'react';
import type { Area } from '../../platform/areas/index.ts';
import { LinkButton } from '../../ui/index.ts';
import styles from './Archive.module.css';
import { type ListPage, toPagePath } from './archivePage.ts';

interface LoadMoreProps {
  path: string;
  noun: string;
  area: Area<ListPage<unknown>>;
  onLoad: (href: string) => void;
}

/** The link to the next page of an archive, which a script replaces by appending that page. */
export function LoadMore({ path, noun, area, onLoad }: LoadMoreProps) {
  const archive = area.response;
  if (!archive || archive.page >= archive.totalPage) return null;
  const href = toPagePath(path, archive.page + 1);
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!area.pending) onLoad(href);
  };
  return (
    <div className={`${styles.more} not-printed`}>
      {area.error && <p role="alert">{`โหลด${noun}เพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง`}</p>}
      {/* the link stays while it loads: a button in its place would lose the focus */}
      <LinkButton outline href={href} rel="next" aria-disabled={area.pending || undefined} onClick={load}>
        {area.pending ? 'กำลังโหลด…' : `ดู${noun}เพิ่มเติม`}
      </LinkButton>
    </div>
  );
}
