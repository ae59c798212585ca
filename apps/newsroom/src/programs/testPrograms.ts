import type { Database } from '../database/index.ts';
import { episodes, persons, playlists, programs, seasons, videos } from './schema.ts';

export const HOUR = 3600_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

type Rows<Table extends { $inferInsert: object }> = (Partial<Table['$inferInsert']> & { id: number })[];

/** The rows to write for a test: for each table the ids, with the columns that matter. */
export interface TestProgrammes {
  programs?: Rows<typeof programs>;
  seasons?: Rows<typeof seasons>;
  persons?: Rows<typeof persons>;
  episodes?: Rows<typeof episodes>;
  videos?: Rows<typeof videos>;
  playlists?: Rows<typeof playlists>;
}

/** Replaces all programmes. Episodes and videos are as many hours old as their id. */
export async function writeProgrammes(db: Database, rows: TestProgrammes): Promise<void> {
  for (const table of [playlists, videos, programs]) await db.delete(table);
  for (const { id, ...row } of rows.programs ?? [])
    await db
      .insert(programs)
      .values({ id, source: 'test', key: `p${id}`, title: `รายการ ${id}`, category: 'news', ...row });
  for (const { id, ...row } of rows.seasons ?? [])
    await db.insert(seasons).values({ id, programId: 1, key: `s${id}`, number: id, title: `ฤดูกาล ${id}`, ...row });
  for (const { id, ...row } of rows.persons ?? [])
    await db.insert(persons).values({ id, programId: 1, firstname: `คนที่ ${id}`, ...row });
  for (const { id, ...row } of rows.episodes ?? [])
    await db.insert(episodes).values({ id, programId: 1, title: `ตอน ${id}`, firstAiredAt: hoursAgo(id), ...row });
  for (const { id, ...row } of rows.videos ?? []) {
    const video = {
      source: 'test',
      key: `v${id}`,
      path: `/program/watch/v${id}`,
      category: 'clip',
      title: `คลิป ${id}`,
    };
    await db
      .insert(videos)
      .values({ id, ...video, firstAiredAt: hoursAgo(id), mediaUrl: '/vod/market/index.m3u8', ...row });
  }
  for (const { id, ...row } of rows.playlists ?? [])
    await db
      .insert(playlists)
      .values({ id, source: 'test', key: `l${id}`, title: `เพลย์ลิสต์ ${id}`, videoIds: [], ...row });
}
