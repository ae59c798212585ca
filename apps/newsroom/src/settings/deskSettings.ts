import type { TrustedProxies } from '@sala/http-server';
import { createGroupRule, endpoint, port, site, trustedProxies } from '@sala/settings';
import { z } from 'zod';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const deskUrl = site
  .transform((address) => new URL(address))
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || LOCAL_HOSTS.includes(hostname),
    'it must begin with https, because passwords are sent there',
  )
  .transform((url) => url.origin);

/** The settings of the desk as the environment has them. */
export const deskEnvironment = {
  DESK_PORT: port.optional(),
  DESK_HOST: z.string().default('127.0.0.1'),
  DESK_URL: deskUrl.optional(),
  DESK_TRUSTED_PROXIES: trustedProxies.default(0),
  // the service's tokens name it by exactly this address
  OIDC_ISSUER: endpoint.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
};

export const DESK_RULES = [createGroupRule(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])];

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

/** The settings of the desk; undefined when there is no desk. */
export function toDeskSettings(settings: z.output<z.ZodObject<typeof deskEnvironment>>): DeskSettings | undefined {
  const { DESK_PORT: port, DESK_HOST: host, DESK_URL: url, DESK_TRUSTED_PROXIES: trustedProxies } = settings;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (port === undefined) return undefined;
  const oidc = issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
  return { port, host, url: url ?? `http://localhost:${port}`, trustedProxies, oidc };
}
