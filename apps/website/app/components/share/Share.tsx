import { decodeThai } from '@sala/contracts';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { SiteData } from '../../platform/metadata/index.ts';
import { copyAddress } from '../../platform/sharing/index.ts';
import styles from './Share.module.css';

interface ShareProps {
  /** The analytics event of sharing it. */
  event: 'contentShare' | 'programShare';
  title: string;
  /** The canonical path of what is shared. */
  path: string;
}

/** The ways to pass an article on: LINE, Facebook, X, its address, and the system's own sheet where there is one. */
export function Share({ event, title, path }: ShareProps) {
  const site = useRouteLoaderData<SiteData>('root');
  const url = new URL(path, site?.siteUrl ?? 'http://localhost').href;
  const encoded = encodeURIComponent(url);
  const [hasSheet, setHasSheet] = useState(false);
  const [outcome, setOutcome] = useState('');
  useEffect(() => setHasSheet('share' in navigator), []);
  return (
    <div className={`${styles.share} not-printed`} data-event={event}>
      <div className={styles.heading}>
        <h2>แชร์</h2>
        {/* beside the heading, so that nothing moves; not a status, which screen readers name while it is empty */}
        <span aria-live="polite">{outcome}</span>
      </div>
      <ul>
        <ShareLink name="LINE" href={`https://social-plugins.line.me/lineit/share?url=${encoded}`} />
        <ShareLink name="Facebook" href={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`} />
        <ShareLink
          name="X"
          href={`https://x.com/intent/post?url=${encoded}&text=${decodeThai(encodeURIComponent(title))}`}
        />
        <li className="needs-script">
          <button type="button" onClick={async () => setOutcome(await copyAddress(url))}>
            คัดลอกลิงก์
          </button>
        </li>
        {hasSheet && (
          <li>
            {/* a reader who closes the sheet has changed their mind: nothing to say */}
            <button type="button" onClick={() => navigator.share({ title, url }).catch(() => {})}>
              แชร์ด้วยวิธีอื่น
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function ShareLink({ name, href }: { name: string; href: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    </li>
  );
}
