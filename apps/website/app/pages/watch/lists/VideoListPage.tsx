import { PROGRAM_GROUPS, type ProgramGroup } from '@sala/contracts';
import { Archive, type ListPage } from '../../../components/archive/index.ts';
import { ACCESS_LABELS, VideoCard, type VideoItem } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { ListNav, Notice, PageTitle } from '../../../ui/index.ts';
import { AccessFilter, pageStyles } from '../../programs/index.ts';
import { PLAYLISTS } from '../playlists.ts';
import styles from './lists.module.css';
import { type ListFilter, POPULAR, toFilteredPath, VIDEO_LISTS, type VideoListInfo } from './videoLists.ts';

const LINKS = [
  ...VIDEO_LISTS.map(({ path, name }) => ({ href: path, title: name })),
  { href: PLAYLISTS.path, title: PLAYLISTS.title },
];

/** Links to the lists of videos and to the playlists. */
export function VideoListNav({ current }: { current: string }) {
  return <ListNav label="วิดีโอ" links={LINKS} current={current} />;
}

interface VideoListPageProps {
  about: VideoListInfo;
  narrowing: ListFilter;
  page: number;
  areas: { programVideo: { playlistVideos: Area<ListPage<VideoItem>> } };
}

/** A list of videos; the most watched ones are numbered. */
export function VideoListPage({ about, narrowing, page, areas }: VideoListPageProps) {
  const isPopular = about.path === POPULAR;
  const what = about.what ?? about.title;
  return (
    <div className={pageStyles.page}>
      <PageTitle title={about.title} lead={about.lead} page={page} />
      <VideoListNav current={about.path} />
      {isPopular && <GroupNav narrowing={narrowing} />}
      <AccessFilter
        label="เฉพาะวิดีโอที่มี"
        on={narrowing.access}
        hrefOf={(access) => toFilteredPath(about.path, { ...narrowing, access })}
      />
      <h2 className="visually-hidden">{about.title}</h2>
      <Archive
        name="programVideo.playlistVideos"
        area={areas.programVideo.playlistVideos}
        path={toFilteredPath(about.path, narrowing)}
        page={page}
        what={what}
        noun="วิดีโอ"
        empty={<Nothing path={about.path} what={what} narrowing={narrowing} />}
        className={styles.videos}
      >
        {(item, index) => (
          <div className={styles.video}>
            <VideoCard item={item} eager={page === 1 && index < 4} />
            {isPopular && (
              <span className={styles.rank} aria-hidden="true">
                {index + 1}
              </span>
            )}
          </div>
        )}
      </Archive>
    </div>
  );
}

function GroupNav({ narrowing }: { narrowing: ListFilter }) {
  const groups = Object.entries(PROGRAM_GROUPS) as [ProgramGroup, string][];
  const toHref = (group: ProgramGroup | undefined) => toFilteredPath(POPULAR, { ...narrowing, group });
  const links = [
    { href: toHref(undefined), title: 'ทุกกลุ่มรายการ' },
    ...groups.map(([key, title]) => ({ href: toHref(key), title })),
  ];
  return <ListNav label="กลุ่มรายการ" links={links} current={toHref(narrowing.group)} />;
}

interface NothingProps {
  path: string;
  what: string;
  narrowing: ListFilter;
}

function Nothing({ path, what, narrowing: { access, group } }: NothingProps) {
  const conditions = [group && `ในกลุ่ม${PROGRAM_GROUPS[group]}`, access && `ที่มี${ACCESS_LABELS[access].name}`].filter(
    Boolean,
  );
  const isNarrowed = conditions.length > 0;
  return (
    <Notice title={`ยังไม่มี${what}${conditions.join('')}`}>
      <p>
        ดู <a href={isNarrowed ? path : '/program/all'}>{isNarrowed ? `${what}ทุกเรื่อง` : 'รายการทั้งหมด'}</a>
      </p>
    </Notice>
  );
}
