import { isLeftOut } from '../../platform/leftOut/index.ts';
import { Button } from '../../ui/index.ts';
import type { MenusNavigation } from '../navigation.ts';
import styles from './Expanded.module.css';
import { MenuAnchor } from './MenuAnchor.tsx';
import { MenuWaiting } from './Waiting.tsx';

interface ExpandedGroupsProps {
  /** Missing until they have come. */
  groups: MenusNavigation['groups'] | undefined;
  hasFailed?: boolean;
  /** Absent where they are no menu but a page. */
  onLeave?: () => void;
}

/** The groups of the expanded menu (SPEC 2.11-01), each with its own event (SPEC 7.15-09). */
export default function ExpandedGroups({ groups, hasFailed = false, onLeave }: ExpandedGroupsProps) {
  if (!groups) return <MenuWaiting hasFailed={hasFailed} />;
  // in the menu they stand before the page's own heading
  const Title = onLeave ? 'strong' : 'h2';
  return (
    <div className={`container ${styles.groups}`}>
      {onLeave && !isLeftOut('/search') && <SearchForm />}
      {groups.map(
        (group) =>
          group.links.length > 0 && (
            <section key={group.title} aria-label={group.title} data-event={onLeave && group.event}>
              <Title className={styles.title}>
                {group.title}
                {group.hasArrow && <span className={styles.arrow} aria-hidden="true" />}
              </Title>
              <ul data-long={group.links.length > 8}>
                {group.links.map((link) => (
                  <li key={link.title}>
                    <MenuAnchor link={link} attribute={link.name} onClick={link.target ? undefined : onLeave} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

/** The way to the search on a phone, whose header has no room for it. */
function SearchForm() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers we serve
    <form role="search" action="/search" className={styles.search} data-submit-event="search">
      <input type="search" name="q" aria-label="คำค้นหา" placeholder="ค้นหาข่าว" enterKeyHint="search" maxLength={200} />
      <Button type="submit" shape="square">
        ค้นหา
      </Button>
    </form>
  );
}
