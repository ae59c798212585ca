import { thaiText } from '@sala/thai';
import { StandardCard } from '../../../components/articleCards/index.ts';
import { isLeftOut } from '../../../platform/leftOut/index.ts';
import { SectionHeading, TagList, toLinkTarget } from '../../../ui/index.ts';
import { PlaylistsRow, ProgramsRow, ShortClipsRow, VideosRow } from '../Rows.tsx';
import { FeaturedVideo } from './FeaturedVideo.tsx';
import { GalleryRow } from './GalleryRow.tsx';
import { NoVideos } from './NoVideos.tsx';
import styles from './OverviewTab.module.css';
import type { Overview } from './overview.ts';
import { Persons } from './Persons.tsx';
import programStyles from './ProgramPage.module.css';
import type { ProgramView, Tab } from './programView.ts';

interface OverviewTabProps {
  program: ProgramView;
  overview: Overview;
}

/** The first tab: the featured video, a part of each other tab, then the programme's people and facts. */
export function OverviewTab({ program, overview }: OverviewTabProps) {
  const {
    featured,
    episodes,
    clips,
    shortClips,
    promos,
    articles,
    pictures,
    persons,
    personListName,
    seasons,
    playlists,
    links,
    tags,
    hasFailed,
  } = overview;
  const of = (tab: Tab) => program.tabs.find((one) => one.tab === tab);
  const [episodeTab, articleTab] = [of('episodes'), of('articles')];
  const isEmpty =
    !featured && [episodes, clips, shortClips, promos, playlists, seasons].every(({ length }) => length === 0);
  return (
    <div className={styles.overview}>
      {hasFailed && <NoVideos title="ขณะนี้ยังแสดงวิดีโอของรายการนี้ได้ไม่ครบ" hasFailed />}
      {isEmpty && !hasFailed && <NoVideos title="ยังไม่มีวิดีโอของรายการนี้" />}
      {featured && <FeaturedVideo item={featured} isRestricted={program.isRestricted} />}
      <VideosRow
        id="episodes"
        title={episodeTab?.title ?? ''}
        href={episodeTab?.href}
        items={episodes.filter(({ href }) => href !== featured?.href)}
      />
      <ProgramsRow id="seasons" title="ฤดูกาล" items={seasons} />
      <VideosRow
        id="clips"
        title={promos.length > 0 ? 'คลิปและตัวอย่างรายการ' : 'คลิป'}
        href={of('clips')?.href}
        items={[...clips, ...promos].filter(({ href }) => href !== featured?.href)}
      />
      <ShortClipsRow id="stories" title="คลิปสั้น" href={of('stories')?.href} items={shortClips} />
      <PlaylistsRow id="playlists" title="เพลย์ลิสต์" items={playlists} />
      <GalleryRow pictures={pictures} />
      {articles.length > 0 && articleTab && (
        <section aria-labelledby="articles">
          <SectionHeading id="articles" title={articleTab.title} href={articleTab.href} />
          <div className={programStyles.articles}>
            {articles.map((item) => (
              <StandardCard key={item.id} item={item} />
            ))}
          </div>
        </section>
      )}
      <div className={styles.band}>
        <About program={program} links={links} tags={tags.filter(({ href }) => !isLeftOut(href))} />
        <Persons title={personListName} persons={persons} />
      </div>
    </div>
  );
}

interface AboutProps extends Pick<Overview, 'links' | 'tags'> {
  program: ProgramView;
}

function About({ program: { title, description }, links, tags }: AboutProps) {
  if (!description && links.length === 0 && tags.length === 0) return null;
  return (
    <section aria-labelledby="about">
      <SectionHeading id="about" title={thaiText`เกี่ยวกับ${title}`} />
      {description && <p className={styles.description}>{description}</p>}
      {links.length > 0 && (
        <ul className={styles.links} aria-label="ช่องทางติดตาม">
          {links.map((link) => (
            <li key={link.title}>
              <a href={link.href} {...toLinkTarget(link.href)}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <TagList label="แท็ก" tags={tags} followsText />
    </section>
  );
}
