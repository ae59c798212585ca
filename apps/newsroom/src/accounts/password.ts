import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CommandFailed } from '../errors/index.ts';

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** OWASP's parameters of scrypt for 32 MB of memory. */
const COST = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Normalised, because keyboards encode the same letters differently. */
const normalize = (typed: string): string => typed.normalize('NFKC');

/**
 * A password as the database stores it: `scrypt$32768$8$3$salt$hash`, both in base64url.
 * @throws {CommandFailed} when it is too short or too long
 */
export async function hashPassword(typed: string): Promise<string> {
  const password = normalize(typed);
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH)
    throw new CommandFailed(`A password has at least ${MIN_PASSWORD_LENGTH} characters.`);
  if (length > MAX_PASSWORD_LENGTH)
    throw new CommandFailed(`A password has at most ${MAX_PASSWORD_LENGTH} characters.`);
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES, { ...COST, maxmem: MAX_MEMORY_BYTES });
  const { cost, blockSize, parallelization } = COST;
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Whether a typed password is right. It takes as long when none is stored, so that the time does not reveal which
 * accounts exist.
 */
export async function isPassword(typed: string, stored: string | null): Promise<boolean> {
  const [, cost = COST.cost, blockSize = COST.blockSize, parallelization = COST.parallelization, salt = '', hash = ''] =
    stored?.split('$') ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const options = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
    maxmem: MAX_MEMORY_BYTES,
  };
  const password = [...normalize(typed)].slice(0, MAX_PASSWORD_LENGTH).join('');
  const derivedKey = await derive(password, Buffer.from(salt, 'base64url'), HASH_BYTES, options);
  return expected.length === derivedKey.length && timingSafeEqual(expected, derivedKey);
}
