import type { ListPage } from '../../../components/archive/index.ts';
import type { ProgramItem, VideoItem } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import pageStyles from '../page.module.css';
import { ProgramsRow } from '../Rows.tsx';
import { type FeaturedItem, FeaturedVideo } from './FeaturedVideo.tsx';
import { GalleryRow } from './GalleryRow.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import type { PictureView } from './overview.ts';
import { Persons } from './Persons.tsx';
import { ProgramHead } from './ProgramHead.tsx';
import type { PersonView, ProgramView } from './programView.ts';
import { VideoArchive } from './VideoArchive.tsx';

export interface SeasonPageProps {
  /** Null when a further page failed to load. */
  season: ProgramView | null;
  program: { title: string; path: string };
  about: { episodeListName: string; personListName: string; persons: PersonView[]; others: ProgramItem[] };
  page: number;
  featured: FeaturedItem | null;
  /** The first episode of the season. */
  watch: { href: string; title: string } | null;
  pictures: PictureView[];
  areas: { programEpisode: { playlistEpisodes: Area<ListPage<VideoItem>> } };
}

/** A season of a programme: its head, its episodes, its people, and the other seasons. */
export function SeasonPage({ season, program, about, page, featured, watch, pictures, areas }: SeasonPageProps) {
  if (!season) return <LoadFailed />;
  return (
    <>
      <ProgramHead
        program={season}
        watch={watch}
        isSmall={page > 1}
        above={{ name: program.title, href: program.path }}
      />
      <div className={pageStyles.page} data-programme-detail>
        {featured && <FeaturedVideo item={featured} isRestricted={season.isRestricted} />}
        <VideoArchive
          name="programEpisode.playlistEpisodes"
          area={areas.programEpisode.playlistEpisodes}
          title={about.episodeListName}
          path={season.path}
          page={page}
          kind="wide"
        />
        <Persons title={about.personListName} persons={about.persons} />
        <GalleryRow pictures={pictures} />
        <ProgramsRow id="seasons" title="ฤดูกาลอื่น" items={about.others} />
      </div>
    </>
  );
}
