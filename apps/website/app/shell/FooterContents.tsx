import { FOOTER, POSTAL_ADDRESS, STATION } from '@sala/station';
import type { ReactNode } from 'react';
import { ConsentSettings } from '../platform/consent/index.ts';
import { isLeftOut } from '../platform/leftOut/index.ts';
import { toLinkTarget } from '../ui/index.ts';
import styles from './Footer.module.css';

interface FooterContentsProps {
  /** Without the button that needs scripts. */
  needsNoScripts?: boolean;
}

/** The station's address, its links and its applications (SPEC 2.5-09). */
export default function FooterContents({ needsNoScripts = false }: FooterContentsProps): ReactNode {
  const groups = [...FOOTER.groups, { title: 'ดาวน์โหลดแอปพลิเคชัน', links: FOOTER.downloads }]
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => !isLeftOut(href)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className={`container ${styles.contents}`}>
      <address>
        <strong>{STATION.name}</strong>
        {POSTAL_ADDRESS.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`tel:${STATION.phone.replaceAll('-', '')}`}>{`โทรศัพท์ ${STATION.phone}`}</a>
        {!needsNoScripts && <ConsentSettings />}
      </address>
      {groups.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map(({ title, href }) => (
              <li key={href}>
                <a href={href} {...toLinkTarget(href)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
