import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database of the newsroom, whichever of the two drivers it uses. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A listener for notifications of the database. */
export interface Listener {
  notify(payload: string): void;
  /** The connection was lost, and notifications may have been missed. */
  missed(): void;
}

export interface OpenDatabase {
  db: Database;
  /** Listens to a channel of the database's notifications; the function that it returns stops that. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** The pool of connections to a server; the embedded database has none. */
  connections?(): Connections;
  /**
   * The present time by the database, in milliseconds since 1970. The embedded database uses the clock of this machine,
   * but never a time before it was last written.
   */
  clock(): Promise<number>;
  /** Dumps the embedded database as a .tar.gz or .tar of its folder; a server has tools of its own for that. */
  dump?(compression?: 'gzip' | 'none'): Promise<Blob>;
  close(): Promise<void>;
}

export interface Connections {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}
