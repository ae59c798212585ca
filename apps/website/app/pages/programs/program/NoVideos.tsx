import { Notice } from '../../../ui/index.ts';

interface NoVideosProps {
  title: string;
  /** Whether they could not be had now, and may be later. */
  hasFailed?: boolean;
}

/** In the place of films: that there are none, or none now, and where to go on. */
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
