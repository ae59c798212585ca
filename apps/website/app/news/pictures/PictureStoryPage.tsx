import type { ReactNode } from 'react';
import type { Area } from '../../areas/index.ts';
import { TagList } from '../../ui/index.ts';
import { useViewCount } from '../../views/index.ts';
import { ArticleBody } from '../article/ArticleBody.tsx';
import { Byline } from '../article/Byline.tsx';
import { CategoryLink } from '../article/CategoryLink.tsx';
import { Corrections } from '../article/Corrections.tsx';
import { RelatedNews } from '../article/RelatedNews.tsx';
import { Share } from '../article/Share.tsx';
import type { Headlines } from '../cards/index.ts';
import { PopularNewsArea } from '../PopularNews.tsx';
import styles from './PictureStoryPage.module.css';
import { PICTURE_KINDS } from './pictureKinds.ts';
import type { PictureStory } from './pictureStory.ts';

interface PictureStoryPageProps {
  kind: keyof typeof PICTURE_KINDS;
  story: PictureStory;
  hotNews: Area<Headlines>;
  /** Its pictures. */
  children: ReactNode;
}

/** A gallery or an infographic: the pictures first, then what there is to read about them. */
export function PictureStoryPage({ kind, story, hotNews, children }: PictureStoryPageProps) {
  const { path, title } = PICTURE_KINDS[kind];
  useViewCount({ type: kind, id: story.id, category: story.categoryId });
  return (
    <div className={`container ${styles.page}`}>
      <article aria-labelledby="headline">
        <header className={styles.header}>
          <CategoryLink category={title} href={path} />
          <h1 id="headline">{story.headline}</h1>
          {story.lead && <p className={styles.lead}>{story.lead}</p>}
          <Byline article={story} verb="เข้าชม" />
        </header>
        {children}
        <div className={styles.text}>
          {story.corrections && <Corrections corrections={story.corrections} />}
          <ArticleBody id={story.id} html={story.html} />
          <TagList tags={story.tags} label="แท็ก" followsText />
          <Share event="contentShare" title={story.title} path={`${path}/${story.id}`} />
        </div>
      </article>
      <aside className={`${styles.aside} not-printed`}>
        <RelatedNews items={story.related} />
        <PopularNewsArea area={hotNews} />
      </aside>
    </div>
  );
}
