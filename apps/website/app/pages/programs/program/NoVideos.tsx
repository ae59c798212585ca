import { Notice } from '../../../ui/index.ts';

interface NoVideosProps {
  title: string;
  /** True when the request failed, so that there may be videos later. */
  hasFailed?: boolean;
}

/** Shown in place of videos: that there are none, or none now, and a way on. */
export function NoVideos({ title, hasFailed = false }: NoVideosProps) {
  return (
    <Notice title={title}>
      <p>
        {hasFailed && 'โปรดลองใหม่อีกครั้งในอีกสักครู่ '}
        ระหว่างนี้ <a href="/program/watch">ดูวิดีโออื่น ๆ</a> หรือ <a href="/live">ชมสด</a>
      </p>
    </Notice>
  );
}
