export type { Account, VerifiedAccount } from './account.ts';
export { ProviderUnavailable } from './fetchProvider.ts';
export { acceptInvitation } from './invitations.ts';
export { createOidc } from './oidc.ts';
export { deleteOldChallenges } from './passkeyChallenges.ts';
export { createPasskeys } from './passkeys.ts';
export {
  createSession,
  type Device,
  deleteEndedSessions,
  endSession,
  findSession,
  isNewSession,
  MAX_SESSION_DAYS,
} from './sessions.ts';
export { checkPassword, deleteOldAttempts, limitSignIns, type SignInMethod, TooManySignIns } from './signIn.ts';
export { createSignInCode, deleteOldCodes, spendSignInCode } from './signInCodes.ts';
