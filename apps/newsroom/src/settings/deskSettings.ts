import { parseTrustedProxies, type TrustedProxies } from '@sala/http-server';
import { z } from 'zod';
import { BadSetting } from '../errors/index.ts';

const address = z.url({ protocol: /^https?$/ });

/** The settings of the desk as the environment has them. */
export const deskEnvironment = {
  DESK_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  DESK_HOST: z.string().default('127.0.0.1'),
  DESK_URL: address.optional(),
  DESK_TRUSTED_PROXIES: z.string().default('0'),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
};

/** The desk, where people with accounts work. */
export interface DeskSettings {
  port: number;
  host: string;
  /** Its public address, without a slash at the end. */
  url: string;
  trustedProxies: TrustedProxies;
  /** The station's own sign-in service; undefined when it has none. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined;
}

/**
 * Reads the settings of the desk; undefined when there is no desk.
 * @throws {BadSetting} naming the invalid setting
 */
export function readDeskSettings(settings: z.output<z.ZodObject<typeof deskEnvironment>>): DeskSettings | undefined {
  const { DESK_PORT: port, DESK_HOST: host, OIDC_ISSUER: issuer } = settings;
  if (port === undefined) return undefined;
  const url = new URL(settings.DESK_URL ?? `http://localhost:${port}`);
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new BadSetting(
      'The setting DESK_URL cannot be used: it must begin with https, because passwords are sent there.',
    );
  if (url.pathname !== '/' || url.search)
    throw new BadSetting('The setting DESK_URL cannot be used: the desk’s address must not have a path.');
  const trustedProxies = parseTrustedProxies(settings.DESK_TRUSTED_PROXIES);
  if (trustedProxies === undefined)
    throw new BadSetting('The setting DESK_TRUSTED_PROXIES cannot be used: it is neither a number nor networks.');
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if ([issuer, clientId, clientSecret].every((one) => one === undefined))
    return { port, host, url: url.origin, trustedProxies, oidc: undefined };
  for (const [name, value] of Object.entries({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  }))
    if (!value)
      throw new BadSetting(`The setting ${name} cannot be used: it is missing, and another OIDC setting is set.`);
  const oidc = { issuer: issuer ?? '', clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
  return { port, host, url: url.origin, trustedProxies, oidc };
}
