import { EVENT_PAGE, STATION } from '@sala/station';
import { Picture } from '../../../ui/index.ts';
import styles from './MemorialPage.module.css';
import type { Memorial } from './memorial.ts';

interface MemorialPageProps {
  memorial: Memorial | null;
  hasFailed: boolean;
}

/**
 * A quiet page in grey and white: texts, voices and pictures, without anything that asks for the reader's attention.
 */
export function MemorialPage({ memorial, hasFailed }: MemorialPageProps) {
  const { event } = STATION;
  const { opening } = memorial ?? {};
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        {opening?.picture && <Picture src={opening.picture} alt="" maxImgSize={1280} maxMobileImgSize={640} eager />}
        <div className={styles.words}>
          {memorial?.eyebrow && <p className={styles.eyebrow}>{memorial.eyebrow}</p>}
          <h1>{event?.title}</h1>
          <p>{event?.text}</p>
        </div>
      </header>
      {opening ? (
        <section className={styles.opening} aria-labelledby="opening">
          <h2 id="opening">{opening.title}</h2>
          {opening.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ) : (
        <p className={styles.opening} role="status">
          {hasFailed ? 'ขณะนี้ยังแสดงเรื่องราวไม่ได้ โปรดลองใหม่อีกครั้งในอีกสักครู่' : 'เรากำลังรวบรวมเรื่องราว โปรดกลับมาอีกครั้ง'}
        </p>
      )}
      {memorial?.articles && <Articles {...memorial.articles} />}
      {memorial?.voices && <Voices {...memorial.voices} />}
      {memorial?.pictures && <Pictures {...memorial.pictures} />}
      <footer className={styles.closing}>
        <p>{EVENT_PAGE?.closing}</p>
        <a href="/home">กลับหน้าหลัก</a>
      </footer>
    </article>
  );
}

type Part = NonNullable<Memorial['articles']>;

function Articles({ title, pieces }: Part) {
  return (
    <section className={styles.articles} aria-labelledby="articles">
      <h2 id="articles">{title}</h2>
      {pieces.map((piece) => (
        <section key={piece.id} aria-labelledby={`article-${piece.id}`}>
          <h3 id={`article-${piece.id}`}>{piece.title}</h3>
          {piece.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </section>
  );
}

function Voices({ title, pieces }: Part) {
  return (
    <section className={styles.voices} aria-labelledby="voices">
      <h2 id="voices">{title}</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <figure>
              <blockquote>
                {piece.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </blockquote>
              <figcaption>{piece.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pictures({ title, pieces }: Part) {
  return (
    <section className={styles.pictures} aria-labelledby="pictures">
      <h2 id="pictures">{title}</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <figure>
              <Picture src={piece.picture} alt={piece.paragraphs.join(' ')} maxImgSize={1280} maxMobileImgSize={640} />
              <figcaption>{piece.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
