import { SectionHeading, toImageAddress, toLoadingProps } from '../../../ui/index.ts';
import styles from './Persons.module.css';
import type { PersonView } from './programView.ts';

/** The presenters and actors of a programme, with their parts (SPEC 3.5-39, 3.5-40). */
export function Persons({ title, persons }: { title: string; persons: PersonView[] }) {
  if (persons.length === 0) return null;
  return (
    <section aria-labelledby="persons">
      <SectionHeading id="persons" title={title} />
      <ul className={styles.persons}>
        {persons.map(({ name, nickname, role, picture }) => (
          <li key={name}>
            {picture ? (
              <img src={toImageAddress(picture, 160)} alt="" width={160} height={90} {...toLoadingProps()} />
            ) : (
              <span className={styles.letter} aria-hidden="true">
                {/[ก-ฮA-Za-z]/.exec(name)?.[0]}
              </span>
            )}
            <div>
              <p className={styles.name}>
                {name}
                {nickname && ` (${nickname})`}
              </p>
              {role && <p className={styles.role}>{role}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
