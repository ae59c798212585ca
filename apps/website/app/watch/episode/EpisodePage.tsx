import type { Area } from '../../areas/index.ts';
import { PictureLinks } from '../../news/index.ts';
import { CardGrid, FilmCard, type FilmItem } from '../../programmes/index.ts';
import { SectionHeading } from '../../ui/index.ts';
import type { Film } from '../film.ts';
import type { Sequence } from '../sequence.ts';
import { WatchPage } from '../WatchPage.tsx';
import type { Cast, Gallery } from './episodeParts.ts';

interface EpisodePageProps {
  film: Film;
  areas: {
    programEpisode: {
      playlistEpisodes: Area<Sequence>;
      galleryData: Area<Gallery>;
      relatedVideos: Area<FilmItem[]>;
    };
  };
  cast: Cast | null;
  isPreview?: boolean;
}

/** An episode: who is in it, its pictures, the clips of its programme (SPEC 3.5-11 to 3.5-21). */
export function EpisodePage({ film, areas, cast, isPreview = false }: EpisodePageProps) {
  const { playlistEpisodes, galleryData, relatedVideos } = areas.programEpisode;
  const pictures = galleryData.response ?? [];
  const clips = relatedVideos.response ?? [];
  return (
    <WatchPage
      film={film}
      sequence={playlistEpisodes}
      isPreview={isPreview}
      below={
        <>
          {pictures.length > 0 && (
            <section aria-labelledby="pictures">
              <SectionHeading id="pictures" title="ภาพจากตอนนี้" />
              <PictureLinks pictures={pictures} label="ภาพจากตอนนี้" />
            </section>
          )}
          {clips.length > 0 && (
            <section aria-labelledby="clips">
              <SectionHeading id="clips" title={film.program ? `คลิปจาก${film.program.title}` : 'คลิปจากรายการ'} />
              <CardGrid scrolls>
                {clips.map((item) => (
                  <li key={item.id}>
                    <FilmCard item={item} showProgram={false} />
                  </li>
                ))}
              </CardGrid>
            </section>
          )}
        </>
      }
    >
      {cast?.season && (
        <div>
          <dt>ฤดูกาล</dt>
          <dd>{cast.season}</dd>
        </div>
      )}
      {cast && cast.persons.length > 0 && (
        <div>
          <dt>{cast.title}</dt>
          <dd>
            <ul>
              {cast.persons.map(({ name, role }) => (
                <li key={name}>
                  {name} {role && <small>{role}</small>}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </WatchPage>
  );
}
