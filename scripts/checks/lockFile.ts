/** The fields of a lock file (version 3) that are checked. */
export interface LockFile {
  packages: Record<string, { link?: boolean; resolved?: string; integrity?: string }>;
}

/**
 * The faults of a lock file, as sentences. Every package must have a hash, so that no registry can deliver another one;
 * and none an address, so that a broadcaster's own registry is used.
 */
export function findLockFaults({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { link, resolved, integrity }]) => {
    if (link || !path.includes('node_modules/')) return [];
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${path} is known by no sha512.`]),
      ...(resolved === undefined ? [] : [`${path} is known by an address: ${resolved}.`]),
    ];
  });
}
