import { useCallback, useEffect, useRef, useState } from 'react';
import { type CardItem, StandardCard } from '../../../components/articleCards/index.ts';
import {
  type Area,
  createArea,
  saveInAppState,
  toFulfilled,
  toPending,
  toRejected,
} from '../../../platform/areas/index.ts';
import { fetchJson } from '../../../platform/requests/index.ts';
import { Button, Notice, SectionHeading } from '../../../ui/index.ts';
import styles from './Interested.module.css';
import { listRecentArticles } from './recentArticles.ts';

const NOTHING = createArea<CardItem[]>();

/** Recommended articles, by what was read in this browser: a row to swipe. */
export default function Interested() {
  const [interested, setInterested] = useState<Area<CardItem[]>>(toPending(NOTHING));
  const section = useRef<HTMLElement>(null);
  const load = useCallback(async () => {
    setInterested(toPending(NOTHING));
    setInterested(await fetchItems().then(toFulfilled, (cause) => toRejected(NOTHING, cause)));
  }, []);
  useEffect(() => void load(), [load]);
  useEffect(() => saveInAppState({ interested }), [interested]);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="interested" aria-busy={interested.pending}>
      <SectionHeading id="interested" title="เรื่องที่ท่านอาจสนใจ" />
      {interested.pending && <p className={styles.waiting}>กำลังหาเรื่องที่เกี่ยวกับสิ่งที่ท่านอ่าน…</p>}
      {interested.error && (
        <Notice title="ขณะนี้ยังหาเรื่องที่ท่านอาจสนใจไม่ได้">
          <Button
            look="light"
            onClick={() => {
              // the pressed button goes
              section.current?.focus();
              void load();
            }}
          >
            ลองใหม่อีกครั้ง
          </Button>
        </Notice>
      )}
      {interested.response?.length === 0 && (
        <Notice title="ยังไม่มีเรื่องที่จะแนะนำ">
          <p>
            ดู <a href="/news/archive/hotnews">ข่าวยอดนิยม</a> ที่คนอื่นกำลังอ่าน
          </p>
        </Notice>
      )}
      {interested.response && (
        <ul className={styles.row}>
          {interested.response.map((item) => (
            <li key={item.id}>
              <StandardCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

async function fetchItems(): Promise<CardItem[]> {
  const query = new URLSearchParams({ ids: listRecentArticles().join(',') });
  return (await fetchJson<'pages/news/interested/interestedRoute'>(`/news/interested?${query}`)).items;
}
