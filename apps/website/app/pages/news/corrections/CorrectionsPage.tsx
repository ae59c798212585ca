import type { CorrectionList } from '@sala/contracts';
import { STATION } from '@sala/station';
import { formatDateTime, thaiText } from '@sala/thai';
import { Archive } from '../../../components/archive/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { PageTitle } from '../../../ui/index.ts';
import styles from './CorrectionsPage.module.css';

const ABOUT = thaiText`เมื่อพบข้อผิดพลาดในข่าวที่เผยแพร่แล้ว กองบรรณาธิการ${STATION.name}แก้ไขให้ถูกต้อง และบอกผู้อ่านทั้งในข่าวนั้นและในหน้านี้ว่าแก้ไขอะไร เมื่อใด`;

interface CorrectionsPageProps {
  page: number;
  area: Area<CorrectionList>;
}

/** The station's corrections of its news, the latest first. */
export function CorrectionsPage({ page, area }: CorrectionsPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title="การแก้ไขข่าว" page={page} lead={ABOUT} />
      <Archive
        name="corrections"
        area={area}
        path="/corrections"
        page={page}
        what="รายการแก้ไขข่าว"
        noun="รายการแก้ไข"
        className={styles.list}
      >
        {({ note, at, title, href }) => (
          <article>
            <h2>{href ? <a href={href}>{title}</a> : title}</h2>
            {at !== null && <time dateTime={new Date(at).toISOString()}>แก้ไขเมื่อ {formatDateTime(at)}</time>}
            <p>{note}</p>
          </article>
        )}
      </Archive>
    </div>
  );
}
