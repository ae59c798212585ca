import { toImageAddress } from '../../ui/index.ts';
import type { MenusNavigation } from '../navigation.ts';
import { MenuAnchor } from './MenuAnchor.tsx';
import styles from './NetworkCard.module.css';
import { MenuWaiting } from './Waiting.tsx';

interface NetworkCardProps {
  /** Missing until they have come. */
  groups: MenusNavigation['network'] | undefined;
  hasFailed: boolean;
  onLeave: () => void;
}

/** The network card's groups (SPEC 2.9-01 to 2.9-04): each site with its logo for the theme, its title and subtitle. */
export default function NetworkCard({ groups, hasFailed, onLeave }: NetworkCardProps) {
  if (!groups) return <MenuWaiting hasFailed={hasFailed} />;
  return (
    <>
      {groups.map((group) => (
        <section key={group.title} className={styles.group} aria-label={group.title}>
          <strong>{group.title}</strong>
          <ul>
            {group.sites.map((site) => (
              <li key={site.title}>
                <MenuAnchor link={site} className={styles.site} onClick={onLeave}>
                  <Logo address={site.logo} className={styles.onLight} />
                  <Logo address={site.logoOnDark} className={styles.onDark} />
                  <span>
                    <span className={styles.title}>{site.title}</span>
                    <span className={styles.subtitle}>{site.subtitle}</span>
                  </span>
                </MenuAnchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** SPEC 9.6-19 */
function Logo({ address, className }: { address: string; className: string | undefined }) {
  const source = address && toImageAddress(address, 160, 'fit');
  return source && <img src={source} alt="" width="88" height="32" className={className} />;
}
