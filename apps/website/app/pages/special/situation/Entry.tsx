import { formatTime } from '@sala/thai';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ArticleBody } from '../../../components/articleBody/index.ts';
import { TimeAgo } from '../../../platform/clock/index.ts';
import type { SiteData } from '../../../platform/metadata/index.ts';
import { shareAddress } from '../../../platform/sharing/index.ts';
import { Picture } from '../../../ui/index.ts';
import { type PageEntry, toEntryId, toEntryPath } from './pageSituation.ts';
import styles from './Timeline.module.css';

/** An entry of a timeline: its time, its text, and a button to share it. */
export function Entry({ situation, entry }: { situation: string; entry: PageEntry }) {
  const place = toEntryId(entry.id);
  const at = entry.publishedAt;
  return (
    <article
      className={styles.entry}
      id={place}
      tabIndex={-1}
      aria-labelledby={`${place}-title`}
      data-key={entry.isKey}
    >
      <div className={styles.when}>
        {at !== null && <time dateTime={new Date(at).toISOString()}>{formatTime(at)} น.</time>}{' '}
        <span className="not-printed">
          <TimeAgo at={at} />
        </span>
      </div>
      <div className={styles.what}>
        {entry.isKey && <p className={styles.key}>เหตุการณ์สำคัญ</p>}
        <h3 id={`${place}-title`}>{entry.headline}</h3>
        {entry.picture && (
          <figure>
            <Picture src={entry.picture} alt={entry.pictureAlt} maxImgSize={640} />
            {(entry.caption || entry.credit) && (
              <figcaption>
                {entry.caption} {entry.credit && <small>{entry.credit}</small>}
              </figcaption>
            )}
          </figure>
        )}
        <ArticleBody id={place} html={entry.html} />
        {entry.editedAt !== null && (
          <p className={styles.edited}>
            แก้ไข <TimeAgo at={entry.editedAt} />
          </p>
        )}
        <ul className={`${styles.ways} not-printed`}>
          <li>
            <a href={`#${place}`} aria-label={`ลิงก์ถาวรของรายการ ${entry.title}`}>
              ลิงก์ถาวร
            </a>
          </li>
          <li className="needs-script">
            <ShareEntry title={entry.title} path={toEntryPath(situation, entry.id)} />
          </li>
        </ul>
      </div>
    </article>
  );
}

function ShareEntry({ title, path }: { title: string; path: string }) {
  const site = useRouteLoaderData<SiteData>('root');
  const [outcome, setOutcome] = useState('');
  const share = async () => {
    const url = new URL(path, site?.siteUrl ?? location.origin).href;
    setOutcome(await shareAddress(title, url, { failed: 'คัดลอกลิงก์ไม่สำเร็จ โปรดคัดลอกจาก “ลิงก์ถาวร”' }));
  };
  return (
    <>
      <button type="button" onClick={share} aria-label={`แชร์รายการ ${title}`} data-event="contentShare">
        แชร์
      </button>
      {/* not a status, which screen readers name while it is empty, once for each entry */}
      <span aria-live="polite">{outcome}</span>
    </>
  );
}
