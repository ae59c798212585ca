import { formatLongDate } from '@sala/thai';
import type { ReactNode } from 'react';
import type { Cast } from './cast.ts';
import styles from './Facts.module.css';
import type { VideoView } from './videoView.ts';

/** The facts about a video beside its title: when it was shown, its age rating, and its cast. */
export function Facts({ video: { airedAt, ageRanges }, cast }: { video: VideoView; cast: Cast | null }) {
  const persons = cast?.persons ?? [];
  if (airedAt === null && ageRanges.length === 0 && !cast) return null;
  return (
    <dl className={styles.facts}>
      {airedAt !== null && <Fact name="ออกอากาศ">{formatLongDate(airedAt)}</Fact>}
      {cast?.season && <Fact name="ฤดูกาล">{cast.season}</Fact>}
      {ageRanges.length > 0 && <Fact name="เหมาะสำหรับ">{ageRanges.join(', ')}</Fact>}
      {cast && persons.length > 0 && (
        <Fact name={cast.title}>
          <ul>
            {persons.map(({ name, role }) => (
              <li key={name}>
                {name} {role && role !== cast.title && <small>{role}</small>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
