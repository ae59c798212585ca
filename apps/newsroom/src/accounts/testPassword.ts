import { scryptSync } from 'node:crypto';

export const PASSWORD = 'เรือใบสีขาวกลางทะเล';
const HASH = scryptSync(PASSWORD.normalize('NFKC'), 'salt', 32, { cost: 2, blockSize: 8, parallelization: 1 });
/** What the database stores of it, at a cost of less than a millisecond; a new password's takes a quarter of a second. */
export const PASSWORD_HASH = `scrypt$2$8$1$${Buffer.from('salt').toString('base64url')}$${HASH.toString('base64url')}`;
