import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createFairQueue } from '@sala/http-server';
import { CommandFailed } from '../errors/index.ts';

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** OWASP's parameters of scrypt for 32 MB of memory. */
const COST = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** One at a time: Node reads files with the threads that derive keys, and each is taken for a quarter of a second. */
const deriving = createFairQueue({ slots: 1, maxWaitingEach: 20 });

/** Normalised, because keyboards encode the same letters differently. */
const normalize = (typed: string): string => typed.normalize('NFKC');

/**
 * A password as the database stores it: `scrypt$32768$8$3$salt$hash`, both in base64url.
 * @param reader whose turn it takes, a `toReaderKey`
 * @throws {CommandFailed} when it is too short or too long
 * @throws {QueueFullError} when too many passwords of this reader wait
 */
export async function hashPassword(typed: string, reader: string): Promise<string> {
  const password = normalize(typed);
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH)
    throw new CommandFailed(`A password has at least ${MIN_PASSWORD_LENGTH} characters.`);
  if (length > MAX_PASSWORD_LENGTH)
    throw new CommandFailed(`A password has at most ${MAX_PASSWORD_LENGTH} characters.`);
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriving(reader, () => derive(password, salt, HASH_BYTES, { ...COST, maxmem: MAX_MEMORY_BYTES }));
  const { cost, blockSize, parallelization } = COST;
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Whether a typed password is right. It takes as long when none is stored, so that the time does not reveal which
 * accounts exist.
 * @param reader whose turn it takes, a `toReaderKey`
 * @throws {QueueFullError} when too many passwords of this reader wait
 */
export async function isPassword(typed: string, stored: string | null, reader: string): Promise<boolean> {
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
  const derivedKey = await deriving(reader, () =>
    derive(password, Buffer.from(salt, 'base64url'), HASH_BYTES, options),
  );
  return expected.length === derivedKey.length && timingSafeEqual(expected, derivedKey);
}
