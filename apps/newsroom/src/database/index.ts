export { announceChange } from './announceChange.ts';
export type { Connections, Database, OpenDatabase } from './database.ts';
export { describeDatabase } from './describeDatabase.ts';
export { deleteOldIdempotencyKeys, withIdempotency } from './idempotency.ts';
export {
  acquireLease,
  acquireLeaseFor,
  deleteOldLeases,
  isLeaseFree,
  lockInTransaction,
  runWithLease,
  shareInTransaction,
} from './lease.ts';
export { listRows } from './listRows.ts';
export { DataDirectoryInUse } from './lock.ts';
export { markMoved } from './movedMark.ts';
export { openDatabase } from './openDatabase.ts';
export { openEmbedded } from './openEmbedded.ts';
export { openServer } from './openServer.ts';
export { pauseFor } from './pauseFor.ts';
export { repeatWithLease } from './repeatWithLease.ts';
export { requireRow } from './requireRow.ts';
export { loadSecret, readSecret } from './secrets.ts';
export { lockServer } from './serverLock.ts';
