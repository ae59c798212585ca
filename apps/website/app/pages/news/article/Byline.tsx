import { formatAppearance, formatDateTime, formatNumber } from '@sala/thai';
import { Fragment } from 'react';
import { TimeAgo } from '../../../platform/clock/index.ts';
import { ListenButton, toSoundPath } from '../../../player/audio/index.ts';
import { toSummaryPath } from '../../summaries/index.ts';
import styles from './Byline.module.css';
import type { PageArticle } from './pageArticle.ts';
import { TextSize } from './TextSize.tsx';

interface BylineProps {
  article: Pick<PageArticle, 'publishedAt' | 'updatedAt' | 'views'> &
    Partial<Pick<PageArticle, 'id' | 'title' | 'authors' | 'byAi' | 'refCode' | 'hasSummary' | 'canBeHeard'>>;
  /** The buttons for readers. */
  verb?: string;
}

/**
 * The byline of an article: its authors, when it was published and changed, its views, a link to its key points, and
 * whether AI helped; and the buttons to listen and to read.
 */
export function Byline({ article, verb = 'อ่าน' }: BylineProps) {
  const { id, title, authors, publishedAt, updatedAt, views, byAi, refCode, hasSummary, canBeHeard } = article;
  const wasChanged = publishedAt !== null && updatedAt !== null && updatedAt - publishedAt >= 60_000;
  return (
    <div className={styles.byline}>
      <p className={styles.facts}>
        {authors && (
          <span>
            โดย{' '}
            {authors.map(({ name, href }, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                {href ? (
                  <a href={href} rel="author">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </Fragment>
            ))}
          </span>
        )}
        {publishedAt !== null && (
          <span>
            {formatAppearance(publishedAt)}{' '}
            <span className={`not-printed ${styles.ago}`}>
              <TimeAgo at={publishedAt} />
            </span>
          </span>
        )}
        {wasChanged && <span>แก้ไขล่าสุด {formatDateTime(updatedAt)}</span>}
        {views > 0 && (
          <span>
            {verb} {formatNumber(views)} ครั้ง
          </span>
        )}
        {hasSummary && refCode && <a href={toSummaryPath(refCode)}>สรุปประเด็น</a>}
        {byAi && <span className={styles.ai}>ข่าวนี้เขียนโดยใช้ปัญญาประดิษฐ์ (AI) ช่วย และผ่านการตรวจของกองบรรณาธิการ</span>}
      </p>
      <div className={styles.ways}>
        {canBeHeard && id && title && (
          <>
            <ListenButton contentId={id} title={title} label="ฟังข่าวนี้" />
            <noscript>
              <a href={toSoundPath(id)}>ฟังข่าวนี้ (MP3)</a>
            </noscript>
          </>
        )}
        <TextSize />
      </div>
    </div>
  );
}
