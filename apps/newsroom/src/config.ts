import { join, resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  NEWSROOM_PORT: port.default(4000),
  NEWSROOM_HOST: z.string().default('0.0.0.0'),
  NEWSROOM_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().optional(),
  DEMO_CONTENT: z.enum(['on', 'off']).optional(),
});

export interface NewsroomConfig {
  port: number;
  host: string;
  /** The address under which others reach the newsroom; stands in the addresses of pictures and stories it hands out. */
  address: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** The Unix socket on which `npm run newsroom -- …` reaches the running newsroom. */
  controlSocket: string;
  demoContent: boolean;
}

/** A setting that cannot be used, said in one sentence. */
export class BadSetting extends Error {}

/**
 * Reads the newsroom's settings from the environment.
 * @throws {BadSetting} naming the setting that cannot be used
 */
export function readConfig(env: Record<string, string | undefined> = process.env): NewsroomConfig {
  // an empty setting is one that is not set
  const read = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadSetting(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const settings = read.data;
  const dataDirectory = resolve(settings.DATA_DIR);
  return {
    port: settings.NEWSROOM_PORT,
    host: settings.NEWSROOM_HOST,
    address: (settings.NEWSROOM_URL ?? `http://localhost:${settings.NEWSROOM_PORT}`).replace(/\/$/, ''),
    dataDirectory,
    databaseUrl: settings.DATABASE_URL,
    controlSocket: join(dataDirectory, 'newsroom.sock'),
    // a broadcaster's own database gets invented news only when somebody asks for them (READINGS.md, Demo content)
    demoContent: settings.DEMO_CONTENT ? settings.DEMO_CONTENT === 'on' : !settings.DATABASE_URL,
  };
}
