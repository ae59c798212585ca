import { thaiText } from '@sala/thai';
import { PictureLinks } from '../../components/lightbox/index.ts';
import { CardGrid, VideoCard } from '../../components/programCards/index.ts';
import { Notice, SectionHeading } from '../../ui/index.ts';
import styles from './VideoDetails.module.css';
import type { VideoView } from './videoView.ts';
import type { WatchData } from './watchData.ts';

/** The section below a video: its pictures, and other videos of its programme. */
export function VideoDetails({ video, about }: { video: VideoView; about: WatchData['areas']['programEpisode'] }) {
  const pictures = about?.galleryData?.response ?? [];
  const related = about?.relatedVideos?.response ?? [];
  const { program } = video;
  const heading = video.watched.kind === 'episodes' ? 'คลิปจาก' : 'ตอนเต็มของ';
  const hasFailed = Boolean(about?.relatedVideos?.error);
  if (pictures.length + related.length === 0 && !hasFailed) return null;
  return (
    <div className={styles.below}>
      {(related.length > 0 || hasFailed) && program && (
        <section aria-labelledby="related">
          <SectionHeading id="related" title={thaiText`${heading}${program.title}`} href={program.path} />
          {hasFailed ? (
            <Notice title={`ขณะนี้ยังแสดง${heading}รายการนี้ไม่ได้`} />
          ) : (
            <CardGrid scrolls>
              {related.map((item) => (
                <li key={item.id}>
                  <VideoCard item={item} showProgram={false} />
                </li>
              ))}
            </CardGrid>
          )}
        </section>
      )}
      {pictures.length > 0 && (
        <section aria-labelledby="pictures" className={styles.pictures}>
          <SectionHeading id="pictures" title="ภาพจากตอนนี้" />
          <PictureLinks pictures={pictures} label="ภาพจากตอนนี้" />
        </section>
      )}
    </div>
  );
}
