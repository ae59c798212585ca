import type { ServerBuild } from 'react-router';

/** The patterns of addresses that the server answers before the application is asked. */
const SERVED = [
  '/healthz',
  '/purge',
  '/assets/*',
  '/station/*',
  '/images/*',
  '/sound/*',
  '/streams/*',
  '/static/audio/*',
  '/service-worker.js',
  '/service-worker/*',
];

interface Branch {
  pattern?: string;
  named: Map<string, Branch>;
  any?: Branch;
}

/** What addresses that no pattern answers are counted as: strangers think of as many as they like. */
const NONE = 'none';

/**
 * Finds the pattern that answers a path, such as `/news/content/:id`: what is named goes before what is not, as the
 * application itself chooses. Cheap enough for a page that is kept.
 */
export function createPatternFinder(patterns: string[]): (path: string) => string {
  const root: Branch = { named: new Map() };
  for (const pattern of [...SERVED, ...patterns]) {
    let branch = root;
    for (const part of partsOf(pattern)) {
      if (part.endsWith('?')) branch.pattern ??= pattern;
      const isAny = part.startsWith(':') || part === '*';
      const next: Branch = (isAny ? branch.any : branch.named.get(part)) ?? { named: new Map() };
      if (isAny) branch.any = next;
      else branch.named.set(part, next);
      branch = next;
    }
    branch.pattern ??= pattern;
  }
  // a page's data have its address with an ending
  return (path) => find(root, partsOf(path.replace(/\.data$/, '').replace(/^\/_root$/, '/')), 0) ?? NONE;
}

function find(branch: Branch, parts: string[], at: number): string | undefined {
  const part = parts[at];
  if (part === undefined) return branch.pattern;
  const named = branch.named.get(part);
  const result = named && find(named, parts, at + 1);
  if (result || !branch.any) return result;
  return branch.any.pattern?.endsWith('*') ? branch.any.pattern : find(branch.any, parts, at + 1);
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The patterns of a build's pages. */
export function listPatterns({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  return Object.values(routes).flatMap((route) => (route?.path && route.path !== '*' ? [route.path] : []));
}
