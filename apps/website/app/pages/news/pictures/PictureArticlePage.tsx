import type { ReactNode } from 'react';
import { ArticleBody } from '../../../components/articleBody/index.ts';
import type { Headlines } from '../../../components/articleCards/index.ts';
import { PopularNewsArea } from '../../../components/newsSections/index.ts';
import { Share } from '../../../components/share/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { isLeftOut } from '../../../platform/leftOut/index.ts';
import { useViewCount } from '../../../platform/views/index.ts';
import { TagList } from '../../../ui/index.ts';
import { Byline } from '../article/Byline.tsx';
import { CategoryLink } from '../article/CategoryLink.tsx';
import { Corrections } from '../article/Corrections.tsx';
import { RelatedNews } from '../article/RelatedNews.tsx';
import styles from './PictureArticlePage.module.css';
import type { PictureArticle } from './pictureArticle.ts';
import { PICTURE_KINDS } from './pictureKinds.ts';

interface PictureArticlePageProps {
  kind: keyof typeof PICTURE_KINDS;
  article: PictureArticle;
  hotNews: Area<Headlines>;
  /** True before publication: it has no share buttons, and its views are not counted. */
  isPreview?: boolean;
  /** Its pictures. */
  children: ReactNode;
}

/** A gallery or an infographic: the pictures first, then the text about them. */
export function PictureArticlePage({ kind, article, hotNews, isPreview = false, children }: PictureArticlePageProps) {
  const { path, title } = PICTURE_KINDS[kind];
  useViewCount(isPreview ? null : { type: kind, id: article.id, category: article.categoryId });
  return (
    <div className={`container ${styles.page}`}>
      <article aria-labelledby="headline">
        <header className={styles.header}>
          <CategoryLink category={title} href={path} />
          <h1 id="headline">{article.headline}</h1>
          {article.lead && <p className={styles.lead}>{article.lead}</p>}
          <Byline article={article} verb="ดู" />
        </header>
        {children}
        <div className={styles.text}>
          {article.corrections && <Corrections corrections={article.corrections} />}
          <ArticleBody id={article.id} html={article.html} />
          <TagList tags={article.tags.filter(({ href }) => !isLeftOut(href))} label="แท็ก" followsText />
          {!isPreview && <Share event="contentShare" title={article.title} path={`${path}/${article.id}`} />}
        </div>
      </article>
      <aside className={`${styles.aside} not-printed`}>
        <RelatedNews items={article.related} />
        <PopularNewsArea area={hotNews} />
      </aside>
    </div>
  );
}
