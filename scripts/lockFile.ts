/** What of a lock file (version 3) is looked at. */
export interface LockFile {
  packages: Record<string, { link?: boolean; resolved?: string; integrity?: string }>;
}

/**
 * What is wrong with a lock file, as sentences. Every package has to be known by its hash, so that whoever hands it
 * over can hand over nothing else; and none by an address, so that a broadcaster's own registry is asked.
 */
export function lockFaults({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { link, resolved, integrity }]) => {
    if (link || !path.includes('node_modules/')) return [];
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${path} is known by no sha512.`]),
      ...(resolved === undefined ? [] : [`${path} is known by an address: ${resolved}.`]),
    ];
  });
}
