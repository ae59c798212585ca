import { formatAppearance, formatDateTime } from '@sala/thai';
import { ArticleBody } from '../../components/articleBody/index.ts';
import { CompactCard } from '../../components/articleCards/index.ts';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { LinkButton, Notice, SectionHeading } from '../../ui/index.ts';
import { describeModel } from './describeModel.ts';
import styles from './SummaryPage.module.css';
import { SUMMARIES } from './summaryPath.ts';
import type { SummaryView } from './summaryView.ts';
import { VoteForm, type VoteState } from './VoteForm.tsx';

interface SummaryPageProps {
  summary: SummaryView;
  /** The state of a vote that was sent without scripts. */
  voteState: VoteState;
}

/** The key points of an article, and beside them its text, in which their sentences are marked. */
export function SummaryPage({ summary, voteState }: SummaryPageProps) {
  const { refCode, headline, model, createdAt, points, article, html, related } = summary;
  const id = refCode.slice(refCode.lastIndexOf('/') + 1);
  const articlePath = article?.path ?? `/news/content/${id}`;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <p className={styles.way}>
          <a href={SUMMARIES.path}>{SUMMARIES.title}</a>
        </p>
        <h1>{headline}</h1>
        <p className={styles.facts}>
          {article?.category && <span>{article.category}</span>}
          {article?.publishedAt && <span>{formatAppearance(article.publishedAt)}</span>}
        </p>
      </header>
      <div className={styles.columns}>
        <section className={styles.summary} aria-labelledby="points">
          <h2 id="points">ประเด็นสำคัญ</h2>
          <ol>
            {points.map(({ text, place }) => (
              <li key={text}>{place ? <a href={`#${place}`}>{text}</a> : text}</li>
            ))}
          </ol>
          <p className={styles.made}>
            {points.some(({ place }) => place) && <span className="not-printed">กดที่ประเด็นเพื่อดูประโยคนั้นในเนื้อข่าว </span>}
            {describeModel(model)}
            {createdAt !== null && ` สรุปเมื่อ ${formatDateTime(createdAt)}`}
          </p>
          <div className="not-printed">
            <LinkButton outline shape="square" href={articlePath}>
              อ่านข่าวฉบับเต็ม
            </LinkButton>
            {!isLeftOut('/ai-summary/feedback') && <VoteForm refCode={refCode} initialState={voteState} />}
          </div>
        </section>
        <section className={styles.article} aria-labelledby="article">
          <h2 id="article">เนื้อข่าว</h2>
          {article ? (
            <ArticleBody id={id} html={html} />
          ) : (
            <Notice title="ขณะนี้ยังแสดงเนื้อข่าวไม่ได้">
              <p>
                โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือไปที่ <a href={articlePath}>หน้าข่าวฉบับเต็ม</a>
              </p>
            </Notice>
          )}
        </section>
      </div>
      {related.length > 0 && (
        <section className={`${styles.related} not-printed`} aria-labelledby="related">
          <SectionHeading id="related" title="ข่าวที่เกี่ยวข้อง" />
          <ul>
            {related.map((item) => (
              <li key={item.id}>
                <CompactCard item={item} showCategory={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
