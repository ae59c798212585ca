import { trimEnvironment } from '@sala/http-server';

/** The settings of this process; a blank one counts as not set. */
export const SETTINGS: Record<string, string | undefined> = trimEnvironment(process.env);
