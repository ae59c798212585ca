import type { Widgets } from '@sala/contracts';
import { useRef } from 'react';
import { SectionHeading, toImageAddress, toLinkTarget, toLoadingProps } from '../../../ui/index.ts';
import styles from './Banners.module.css';

interface BannersProps {
  banners: Widgets['banners'];
}

/** The station's own banners (SPEC 1-26): a row to swipe, which never moves by itself. */
export function Banners({ banners }: BannersProps) {
  const row = useRef<HTMLUListElement>(null);
  const turn = (way: 1 | -1) => {
    const slide = row.current?.firstElementChild?.clientWidth ?? 0;
    row.current?.scrollBy({ left: way * slide });
  };
  return (
    <section className={styles.banners} aria-labelledby="banners">
      <SectionHeading id="banners" title="ประชาสัมพันธ์" />
      <div className={`${styles.buttons} needs-script`}>
        <TurnButton name="ประชาสัมพันธ์ก่อนหน้า" onTurn={() => turn(-1)} />
        <TurnButton name="ประชาสัมพันธ์ถัดไป" onTurn={() => turn(1)} />
      </div>
      <ul ref={row} className={styles.row} data-event="bannerAds">
        {banners.map((banner) => (
          <li key={banner.id}>
            <Banner banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A banner's picture in the two sizes of SPEC 7.14-03, with its words below. */
function Banner({ banner: { title, url, picture } }: { banner: BannersProps['banners'][number] }) {
  return (
    <a className={styles.banner} href={url} {...toLinkTarget(url)}>
      <picture>
        <source media="(max-width: 767.98px)" srcSet={toImageAddress(picture, 640)} />
        <img src={toImageAddress(picture, 1280)} alt="" width={1280} height={720} {...toLoadingProps()} />
      </picture>
      <strong>{title}</strong>
    </a>
  );
}

function TurnButton({ name, onTurn }: { name: string; onTurn: () => void }) {
  return (
    <button type="button" onClick={onTurn}>
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
