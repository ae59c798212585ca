import { join } from 'node:path';
import pg from 'pg';

/**
 * Names the database that settings choose: the folder of the embedded one, or `NAME at HOST:PORT` of a server, without
 * its password.
 */
export function describeDatabase(settings: { databaseUrl: string | undefined; dataDirectory: string }): string {
  if (!settings.databaseUrl) return join(settings.dataDirectory, 'database');
  // it makes no connection: it only applies the driver's defaults to the address
  const { database, host, port } = new pg.Client({ connectionString: settings.databaseUrl });
  return `${database} at ${host}:${port}`;
}
