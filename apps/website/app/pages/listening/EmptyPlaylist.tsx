import { Notice } from '../../ui/index.ts';

/** Shown in place of an empty playlist: the reason, and a way on. `path` is the page's own. */
export function EmptyPlaylist({ failed, path }: { failed: boolean; path: string }) {
  return failed ? (
    <Notice title="ขณะนี้ยังแสดงข่าวเสียงไม่ได้">
      <p>
        โปรด <a href={path}>ลองใหม่อีกครั้ง</a> ในอีกสักครู่ หรือ <a href="/news">อ่านข่าวเด่นวันนี้</a>
      </p>
    </Notice>
  ) : (
    <Notice title="ยังไม่มีข่าวเสียงในเพลย์ลิสต์นี้">
      <p>
        ข่าวใหม่จะมีเสียงอ่านภายในไม่กี่นาทีหลังเผยแพร่ ระหว่างนี้ <a href="/news">อ่านข่าวเด่นวันนี้</a> ได้ก่อน
      </p>
    </Notice>
  );
}
