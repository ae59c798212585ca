import { join } from 'node:path';

/** The migrations, as drizzle-kit generates them. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
