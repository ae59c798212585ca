import type { Area } from '../../areas/index.ts';
import { CardGrid, FilmCard, type FilmItem } from '../../programmes/index.ts';
import { SectionHeading } from '../../ui/index.ts';
import type { Film } from '../film.ts';
import type { Sequence } from '../sequence.ts';
import { WatchPage } from '../WatchPage.tsx';

interface ClipPageProps {
  film: Film;
  sequence: Area<Sequence>;
  /** Episodes of its programme. */
  related: Area<FilmItem[]>;
}

/** A clip, and the episodes of its programme below it. */
export function ClipPage({ film, sequence, related }: ClipPageProps) {
  const episodes = related.response ?? [];
  return (
    <WatchPage
      film={film}
      sequence={sequence}
      below={
        episodes.length > 0 && (
          <section aria-labelledby="episodes">
            <SectionHeading id="episodes" title="ตอนเต็ม" {...(film.program && { href: film.program.path })} />
            <CardGrid scrolls>
              {episodes.map((item) => (
                <li key={item.id}>
                  <FilmCard item={item} showProgram={false} />
                </li>
              ))}
            </CardGrid>
          </section>
        )
      }
    />
  );
}
