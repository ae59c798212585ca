import { STATION } from '@sala/station';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: address.optional(),
  MAIN_API_URL: address.default('http://localhost:4000'),
  PAGE_API_URL: address.default('http://localhost:4000'),
  IMAGE_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean)),
});

/** A setting that cannot be used, said in one sentence. */
export class BadSetting extends Error {}

/**
 * Reads the website's settings from the environment.
 * @throws {BadSetting} naming the setting that cannot be used
 */
export function readSettings(env: Record<string, string | undefined> = process.env) {
  const read = environment.safeParse(env);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadSetting(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const { PORT, HOST, SITE_URL, MAIN_API_URL, PAGE_API_URL, IMAGE_HOSTS } = read.data;
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    /** The address under which readers reach the site. */
    siteUrl,
    /** Whether search engines may index the site (SPEC 2.4-07). */
    isProduction: new URL(siteUrl).host === STATION.productionHost,
    mainApi: MAIN_API_URL,
    pageApi: PAGE_API_URL,
    /** The hosts from which pictures are shown: those of the services, and those that the setting adds. */
    imageHosts: new Set([...[MAIN_API_URL, PAGE_API_URL].map((url) => new URL(url).host), ...IMAGE_HOSTS]),
  };
}

export type Settings = ReturnType<typeof readSettings>;

export const settings = readSettings();
