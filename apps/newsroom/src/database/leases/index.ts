export {
  acquireLease,
  acquireLeaseFor,
  deleteOldLeases,
  isLeaseFree,
  lockInTransaction,
  runWithLease,
  shareInTransaction,
} from './lease.ts';
export { repeatWithLease } from './repeatWithLease.ts';
