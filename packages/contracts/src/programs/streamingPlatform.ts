import { isTrue, toSafeHref } from '../wire/wire.ts';

/** The broadcaster's own streaming platform, for programmes that are also there (SPEC 3.5-18). */
export interface StreamingPlatform {
  /** Its name in the wire's spelling. */
  name: string;
  /** The address there; empty when it is not given. */
  href: string;
  /** True when it can be watched only there. */
  isExclusive: boolean;
}

/**
 * Parses `is_{streamingPlatform}_exclusive` and `{streamingPlatform}` for the station's platform (SPEC 3.5-18, 3.5-32);
 * null when both are absent.
 */
export function parseStreamingPlatform(wire: Record<string, unknown>): StreamingPlatform | null {
  const platforms = Object.keys(wire).flatMap((key) => {
    const name = /^is_([a-z][a-z0-9_]{0,40})_exclusive$/.exec(key)?.[1];
    if (!name) return [];
    const href = Object.hasOwn(wire, name) ? toSafeHref(String(wire[name] ?? ''), '') : '';
    return [{ name, href, isExclusive: isTrue(wire[key]) }];
  });
  return platforms.find((one) => one.isExclusive) ?? platforms.find((one) => one.href !== '') ?? null;
}
