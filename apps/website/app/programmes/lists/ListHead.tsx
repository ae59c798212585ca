import { ACCESS_MARKS } from '@sala/contracts';
import { ListNav, PageTitle } from '../../ui/index.ts';
import { ACCESS_NAMES } from '../cards/index.ts';
import styles from './ListHead.module.css';
import { type Narrowing, narrowedPath, PROGRAM_LISTS, type ProgramListAbout } from './programList.ts';

const NAMES: Record<string, string> = {
  '/program/all': 'ทุกกลุ่ม',
  '/program/all/alphabet': 'ก–ฮ และ A–Z',
};
const LISTS = PROGRAM_LISTS.map(({ path, title }) => ({ href: path, title: NAMES[path] ?? title }));

interface ListHeadProps {
  about: ProgramListAbout;
  narrowing: Narrowing;
  page?: number;
}

/** The title of a list of programmes, the ways to the other lists, and what it is narrowed by (SPEC 3.5-04). */
export function ListHead({ about, narrowing, page = 1 }: ListHeadProps) {
  return (
    <>
      <PageTitle title={about.title} lead={about.lead} page={page} />
      <ListNav label="กลุ่มรายการ" links={LISTS} current={about.path} />
      <nav className={styles.access} aria-label="เฉพาะรายการที่มี">
        <span aria-hidden="true">เฉพาะรายการที่มี</span>
        <ul>
          {ACCESS_MARKS.map((mark) => {
            const isOn = narrowing.access === mark;
            return (
              <li key={mark}>
                <a
                  href={narrowedPath(about.path, { ...narrowing, access: isOn ? undefined : mark })}
                  aria-current={isOn ? 'true' : undefined}
                >
                  {ACCESS_NAMES[mark].name}
                  {isOn && <span className="visually-hidden"> (เลือกอยู่ กดเพื่อเอาออก)</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
