import type { ProgramReference } from '@sala/contracts';

/** Why a page has nothing to play. */
export type MissingReason =
  | { kind: 'restricted' }
  | { kind: 'elsewhere'; href: string }
  | { kind: 'notYet'; startsAt: number | null }
  /** `endsAt` is null where the day is not shown (SPEC 9.3-03). */
  | { kind: 'expired'; endsAt: number | null }
  | { kind: 'none' }
  | { kind: 'failed' };

/** What decides whether a video may be watched; times in milliseconds since 1970. */
interface Watchable {
  program: ProgramReference | null;
  startsAt: number | null;
  endsAt: number | null;
  isShowEndPublishDate: boolean;
}

/**
 * Why a video may not be watched at a time (SPEC 3.5-06, 3.5-17, 3.5-18), null when it may. `src` is where it is loaded
 * from, empty for nowhere.
 */
export function findMissingReason(
  { program, startsAt, endsAt, isShowEndPublishDate }: Watchable,
  src: string,
  now: number,
): MissingReason | null {
  if (program?.isRestricted) return { kind: 'restricted' };
  if (program?.platform?.isExclusive) return { kind: 'elsewhere', href: program.platform.href };
  if (startsAt !== null && startsAt > now) return { kind: 'notYet', startsAt };
  if (endsAt !== null && endsAt <= now) return { kind: 'expired', endsAt: isShowEndPublishDate ? endsAt : null };
  return src ? null : { kind: 'none' };
}
