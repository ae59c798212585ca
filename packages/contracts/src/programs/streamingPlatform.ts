import { isTrue, toSafeHref } from '../wire.ts';

/** The broadcaster's own streaming platform, where something can be watched too (SPEC 3.5-18). */
export interface StreamingPlatform {
  /** As the wire spells it. */
  name: string;
  /** Empty when it is not said where. */
  href: string;
  /** Whether it can be watched nowhere else. */
  isExclusive: boolean;
}

/**
 * What `is_{streamingPlatform}_exclusive` and `{streamingPlatform}` say, whatever the platform's name is (SPEC 3.5-18,
 * 3.5-32); null when they say nothing.
 */
export function streamingPlatform(wire: Record<string, unknown>): StreamingPlatform | null {
  const platforms = Object.keys(wire).flatMap((key) => {
    const name = /^is_([a-z][a-z0-9_]{0,40})_exclusive$/.exec(key)?.[1];
    if (!name) return [];
    const href = Object.hasOwn(wire, name) ? toSafeHref(String(wire[name] ?? ''), '') : '';
    return [{ name, href, isExclusive: isTrue(wire[key]) }];
  });
  return platforms.find((one) => one.isExclusive) ?? platforms.find((one) => one.href !== '') ?? null;
}
