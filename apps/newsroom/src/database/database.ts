import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Listener } from './listen.ts';

/** What every query of the newsroom runs on, whichever of the two drivers carries it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Listens to what the database notifies of on a channel; returns what ends it. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** The connections to a server, and the queries that wait for one; the embedded database has none. */
  connections?(): Connections;
  /**
   * What the time is by the database, in milliseconds since 1970. The embedded one has only the clock of this machine, but
   * it cannot be earlier than when it was last written.
   */
  clock(): Promise<number>;
  /** All of the embedded database, as a .tar.gz of its folder, or a .tar; a server has tools of its own for that. */
  dump?(compression?: 'gzip' | 'none'): Promise<Blob>;
  close(): Promise<void>;
}

export interface Connections {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}
