import { Archive, type ListPage } from '../../../components/archive/index.ts';
import { PlaylistCard, type PlaylistItem } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice, PageTitle } from '../../../ui/index.ts';
import { pageStyles } from '../../programs/index.ts';
import { PLAYLISTS } from '../playlists.ts';
import styles from './lists.module.css';
import { VideoListNav } from './VideoListPage.tsx';

interface PlaylistsPageProps {
  page: number;
  areas: { playlists: Area<ListPage<PlaylistItem>> };
}

/** The playlists, each linked to its player. */
export function PlaylistsPage({ page, areas }: PlaylistsPageProps) {
  return (
    <div className={pageStyles.page}>
      <PageTitle title={PLAYLISTS.title} lead="จัดเป็นชุดให้ดูต่อเนื่อง เลือกชุดเดียวแล้วนั่งดูยาว ๆ" page={page} />
      <VideoListNav current={PLAYLISTS.path} />
      <h2 className="visually-hidden">{PLAYLISTS.title}ทั้งหมด</h2>
      <Archive
        name="playlists"
        area={areas.playlists}
        path={PLAYLISTS.path}
        page={page}
        what={PLAYLISTS.title}
        noun={PLAYLISTS.title}
        empty={<Nothing />}
        className={styles.videos}
      >
        {(item) => <PlaylistCard item={item} />}
      </Archive>
    </div>
  );
}

function Nothing() {
  return (
    <Notice title={`ยังไม่มี${PLAYLISTS.title}`}>
      <p>
        ดู <a href="/program/watch">วิดีโอทั้งหมด</a>
      </p>
    </Notice>
  );
}
