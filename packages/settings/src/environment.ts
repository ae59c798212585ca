type Environment = Record<string, string | undefined>;

/** The variables of an environment without spaces around their values; a blank one counts as not set. */
export function trimEnvironment(env: Environment): Record<string, string> {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

/** Shorter names are too often near to those of other programs, such as `POST` to `PORT`. */
const MIN_NAME_LENGTH = 8;

/**
 * Finds a variable whose name differs from that of a setting only by case or by one letter, where the setting itself is
 * not set: without it the application would start with a default.
 * @returns a sentence about it; undefined when there is none
 */
export function describeMisspelling(env: Environment, settings: string[]): string | undefined {
  for (const setting of settings) {
    if (setting.length < MIN_NAME_LENGTH || setting in env) continue;
    const variable = Object.keys(env).find(
      (name) => !settings.includes(name) && isNearlyTheSame(name.toUpperCase(), setting),
    );
    if (variable) return `The setting ${variable} is not known: is ${setting} meant?`;
  }
  return undefined;
}

/** True when two texts differ by at most one letter, which is another, missing or added. */
function isNearlyTheSame(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return length - start - end <= 1;
}

/**
 * A `host` or `host:port` as addresses have it: in small letters, Thai names in their Latin form. Parsing drops a scheme's
 * default port, so either scheme may have it. Undefined for what is no host.
 */
export function toHost(name: string): string | undefined {
  const written = name.toLowerCase();
  if (!/^[\p{L}\p{M}\p{N}.:[\]-]+$/u.test(written)) return undefined;
  const hosts = ['http', 'https'].map((scheme) => URL.parse(`${scheme}://${written}`)?.host ?? '');
  const isAscii = /^[!-~]+$/.test(written);
  return hosts.find((host) => host === written || (!isAscii && host !== ''));
}
