import { ABOUT, POSTAL_ADDRESS, STATION } from '@sala/station';
import { formatLongDate, thaiText } from '@sala/thai';
import { type ChannelLink, MenuAnchor, type MenuLink, type NetworkSite } from '../../shell/index.ts';
import { Opening, SectionHeading, toImageAddress, toLinkTarget } from '../../ui/index.ts';
import styles from './OrganisationPage.module.css';

interface OrganisationPageProps {
  channels: ChannelLink[];
  /** The corporate pages. */
  organisation: MenuLink[];
  network: { title: string; sites: NetworkSite[] }[];
  /** The organisation's announcements, the newest first. `publishedAt` in milliseconds since 1970. */
  announcements: { id: string; link: MenuLink; publishedAt: number | null }[];
}

/** The station's own page: its mission, its channels, its leadership and its contacts. */
export function OrganisationPage({ channels, organisation, network, announcements }: OrganisationPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <Opening title={thaiText`รู้จัก${STATION.name}`} lead={ABOUT.lead} />
      <dl className={styles.principles}>
        {ABOUT.principles.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="channels">
        <SectionHeading id="channels" title="ช่องของเรา" />
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <li key={channel.title}>
              {/* what has no address is what is on the main channel now (SPEC 2.8-02) */}
              <MenuAnchor link={{ ...channel, url: channel.url || '/live' }}>
                {channel.logo && <img src={toImageAddress(channel.logo, 160, 'fit')} alt="" width="96" height="40" />}
                <span>{channel.title}</span>
              </MenuAnchor>
            </li>
          ))}
        </ul>
      </section>
      {announcements.length > 0 && (
        <section aria-labelledby="announcements">
          <SectionHeading id="announcements" title="ข่าวประชาสัมพันธ์" />
          <ul className={styles.links}>
            {announcements.map(({ id, link, publishedAt }) => (
              <li key={id}>
                <MenuAnchor link={link} />
                {publishedAt !== null && (
                  <time dateTime={new Date(publishedAt).toISOString()}>{formatLongDate(publishedAt)}</time>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="pages">
        <SectionHeading id="pages" title="องค์กรและการตรวจสอบ" />
        <ul className={styles.links}>
          {organisation.map((link) => (
            <li key={link.title}>
              <MenuAnchor link={link} />
            </li>
          ))}
        </ul>
      </section>
      {network.map(({ title, sites }) => (
        <section key={title} aria-label={title}>
          <SectionHeading title={title} />
          <ul className={styles.links}>
            {sites.map((site) => (
              <li key={site.title}>
                <MenuAnchor link={site} />
                <span>{site.subtitle}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="contact" className={styles.contact}>
        <SectionHeading id="contact" title="ติดต่อเรา" />
        <address>
          {POSTAL_ADDRESS.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={`tel:${STATION.phone.replaceAll('-', '')}`}>โทรศัพท์ {STATION.phone}</a>
        </address>
        {ABOUT.sources.map(({ title, href }) => (
          <p key={href} className={styles.source}>
            <MenuAnchor link={{ title, url: href, ...toLinkTarget(href) }} />
          </p>
        ))}
      </section>
    </div>
  );
}
