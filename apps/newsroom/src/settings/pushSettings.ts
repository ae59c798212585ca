import { createECDH } from 'node:crypto';
import { createGroupRule, hosts, type Rule } from '@sala/settings';
import { STATION } from '@sala/station';
import { z } from 'zod';

/** A key of this many bytes, in base64url without padding. */
const key = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), `it is not ${bytes} bytes in base64url`);

const publicKey = key(65);
const privateKey = key(32).refine((text) => toPublicKey(text) !== undefined, 'it is no private key');

/** The settings of notifications as the environment has them. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: publicKey.optional(),
  VAPID_PRIVATE_KEY: privateKey.optional(),
  VAPID_PREVIOUS_PUBLIC_KEY: publicKey.optional(),
  VAPID_PREVIOUS_PRIVATE_KEY: privateKey.optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).default(`https://${STATION.productionHost}`),
  PUSH_HOSTS: hosts.default([]),
};

/** With keys that are no pair, browsers would subscribe, and push services would refuse every message. */
const createPairRule =
  (publicName: string, privateName: string): Rule =>
  ({ [publicName]: own, [privateName]: other }) => {
    const expected = own && other && toPublicKey(other);
    return !expected || expected === own ? [] : [[publicName, `it does not belong to ${privateName}`]];
  };

const PAIRS = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_PREVIOUS_PUBLIC_KEY', 'VAPID_PREVIOUS_PRIVATE_KEY'],
] as const;
export const PUSH_RULES = PAIRS.flatMap(([publicName, privateName]) => [
  createGroupRule([publicName, privateName]),
  createPairRule(publicName, privateName),
]);

/** The key pair with which a station signs its push messages, in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushSettings {
  /** Undefined when the environment gives none: then the newsroom generates a pair once. */
  keys: VapidKeys | undefined;
  /** An earlier pair, for browsers that subscribed with it; new subscriptions do not use it. */
  previousKeys: VapidKeys | undefined;
  /** The sender's contact for push services: an https or mailto address. */
  subject: string;
  /** Push services besides the known ones, each `host` or `host:port`; these may use http. */
  hosts: string[];
}

export function toPushSettings(settings: z.output<z.ZodObject<typeof pushEnvironment>>): PushSettings {
  const [keys, previousKeys] = PAIRS.map(([publicName, privateName]): VapidKeys | undefined => {
    const { [publicName]: publicKey, [privateName]: privateKey } = settings;
    return publicKey && privateKey ? { publicKey, privateKey } : undefined;
  });
  return { keys, previousKeys, subject: settings.VAPID_SUBJECT, hosts: settings.PUSH_HOSTS };
}

/** The public key of a private one, in base64url; undefined when the private key is invalid. */
function toPublicKey(text: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(text, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
