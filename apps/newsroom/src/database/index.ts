export {
  type Connections,
  type Database,
  type OpenDatabase,
  openEmbedded,
  openServer,
} from './connect.ts';
export { describeDatabase } from './describeDatabase.ts';
export { deleteOldIdempotencyKeys, withIdempotency } from './idempotency.ts';
export {
  acquireLease,
  acquireLeaseFor,
  deleteOldLeases,
  isLeaseFree,
  lockInTransaction,
  runWithLease,
} from './lease.ts';
export type { Listener } from './listen.ts';
export { DataDirectoryInUse } from './lock.ts';
export { openDatabase } from './openDatabase.ts';
export { loadSecret, readSecret } from './secrets.ts';
export { lockServer } from './serverLock.ts';
