import { type ReactNode, Suspense } from 'react';
import { ArticleBody, useHydratedHtml } from '../../../components/articleBody/index.ts';
import { type Headlines, StandardCard } from '../../../components/articleCards/index.ts';
import { PictureLinks } from '../../../components/lightbox/index.ts';
import { PopularNewsArea } from '../../../components/newsSections/index.ts';
import { Share } from '../../../components/share/index.ts';
import { StaticPart } from '../../../components/staticPart/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { useViewCount } from '../../../platform/views/index.ts';
import { frameStyles } from '../../../player/video/index.ts';
import { createLazyPart, Picture, SectionHeading, TagList } from '../../../ui/index.ts';
import { InterestedNearby } from '../interested/InterestedNearby.tsx';
import styles from './ArticlePage.module.css';
import { Byline } from './Byline.tsx';
import { CategoryLink } from './CategoryLink.tsx';
import { Corrections } from './Corrections.tsx';
import type { PageArticle, PageVideo } from './pageArticle.ts';
import { RelatedNews } from './RelatedNews.tsx';

// the server renders synchronously and needs it at once; browsers load it only with the pages of clips
const ClipPlayer = import.meta.env.SSR
  ? (await import('./ClipPlayer.tsx')).default
  : createLazyPart(() => import('./ClipPlayer.tsx'), {
      selector: `figure .${frameStyles.frame}`,
      meanwhile: <div className={frameStyles.frame} />,
      failed: ArticlePicture,
    });

interface ArticlePageProps {
  article: PageArticle;
  hotNews: Area<Headlines>;
  /** The video of a clip; only clips have it. */
  clip?: Area<PageVideo> | undefined;
  /** True before publication: it has no share buttons, and its views are not counted. */
  isPreview?: boolean;
}

/** An article: its text, with what belongs to it beside and below. */
export function ArticlePage({ article, hotNews, clip, isPreview = false }: ArticlePageProps) {
  useViewCount(isPreview ? null : { type: 'content', id: article.id, category: article.categoryId });
  const headline = useHydratedHtml('headline', article.headline, 'textContent');
  const leadId = `lead-${article.id}`;
  const lead = useHydratedHtml(leadId, article.lead, 'textContent');
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.progress} aria-hidden="true" />
      <article className={styles.article} aria-labelledby="headline">
        <header>
          <CategoryLink category={article.category} href={article.categoryHref} />
          <h1 id="headline">{headline}</h1>
          <Suspense>
            <Byline article={article} />
          </Suspense>
        </header>
        {(clip || article.picture) && (
          <figure className={styles.picture}>
            {clip ? <ClipPlayer article={article} video={clip} /> : <ArticlePicture article={article} />}
            {article.credit && <figcaption>{article.credit}</figcaption>}
          </figure>
        )}
        <div className={styles.text}>
          {article.corrections && <Corrections corrections={article.corrections} />}
          {lead && (
            <p className={styles.lead} id={leadId}>
              {lead}
            </p>
          )}
          <ArticleBody id={article.id} html={article.html} />
          <Suspense>
            <div className={styles.gallery}>
              <PictureLinks pictures={article.gallery} label="ภาพประกอบข่าว" />
            </div>
            <TagList tags={article.tags} label="แท็ก" followsText />
            {!isPreview && <Share event="contentShare" title={article.title} path={article.path} />}
          </Suspense>
        </div>
      </article>
      <aside className={`${styles.aside} not-printed`}>
        <StaticPart name="related" data={article.related}>
          {(items) => <RelatedNews items={items} />}
        </StaticPart>
        <PopularNewsArea area={hotNews} />
      </aside>
      <StaticPart name="recommended" data={article.recommended}>
        {(items) =>
          items.length > 0 && (
            <section className={`${styles.recommended} not-printed`} aria-labelledby="recommended">
              <SectionHeading id="recommended" title="อ่านต่อ" />
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <StandardCard item={item} />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </StaticPart>
      <InterestedNearby read={article.id} />
    </div>
  );
}

function ArticlePicture({
  article: { picture, pictureAlt },
}: {
  article: Pick<PageArticle, 'picture' | 'pictureAlt'>;
}): ReactNode {
  return <Picture src={picture} alt={pictureAlt ?? 'ภาพประกอบข่าว'} maxImgSize={1280} maxMobileImgSize={640} eager />;
}
