import { trimEnvironment } from '../../packages/settings/src/environment.ts';

/**
 * The settings of both applications on this machine, with their ports: the address of each follows from its port unless
 * a setting gives it, so that both know the same. A blank setting counts as not set.
 */
export function readLocalSettings(env: Record<string, string | undefined>): Record<string, string> & {
  PORT: string;
  NEWSROOM_PORT: string;
} {
  const { PORT = '3000', NEWSROOM_PORT = '4000', ...others } = trimEnvironment(env);
  const addresses = { SITE_URL: `http://localhost:${PORT}`, NEWSROOM_URL: `http://localhost:${NEWSROOM_PORT}` };
  return { ...addresses, PORT, NEWSROOM_PORT, ...others };
}

/** Those of this process. */
export const SETTINGS = readLocalSettings(process.env);
