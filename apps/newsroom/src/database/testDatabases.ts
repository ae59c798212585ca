import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';
import { type OpenDatabase, openInMemory, openServer } from './connect.ts';

const SERVER = process.env.TEST_DATABASE_URL;

/**
 * Runs tests on both databases: on PGlite in memory, and on PostgreSQL where TEST_DATABASE_URL names a server. `open` gives
 * a new and empty database, and on a server takes it away when it is closed.
 */
export function onBothDatabases(tests: (open: () => Promise<OpenDatabase>) => void): void {
  describe('on PGlite', () => tests(openInMemory));
  describe.skipIf(!SERVER)('on PostgreSQL', () => tests(() => openNew(SERVER ?? '')));
}

async function openNew(server: string): Promise<OpenDatabase> {
  const { url, drop } = await newDatabase(server);
  const opened = await openServer(url);
  return { ...opened, close: () => opened.close().then(drop) };
}

/** A new and empty database on a server, and what takes it away. */
export async function newDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(server, `drop database ${name}`) };
}

async function command(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
