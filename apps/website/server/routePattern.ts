import type { ServerBuild } from 'react-router';

/** The patterns of paths that the server handles itself, before the application. */
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
  literals: Map<string, Branch>;
  any?: Branch;
}

/** The label of paths without a pattern, of which clients can invent any number. */
const NONE = 'none';

/**
 * Finds the pattern of a path, such as `/news/content/:id`; literal parts win over parameters, as in the application.
 * It is cheap enough for a cached page.
 */
export function createPatternFinder(patterns: string[]): (path: string) => string {
  const root: Branch = { literals: new Map() };
  for (const pattern of [...SERVED, ...patterns]) {
    let branch = root;
    for (const part of splitPath(pattern)) {
      if (part.endsWith('?')) branch.pattern ??= pattern;
      const isAny = part.startsWith(':') || part === '*';
      const next: Branch = (isAny ? branch.any : branch.literals.get(part)) ?? { literals: new Map() };
      if (isAny) branch.any = next;
      else branch.literals.set(part, next);
      branch = next;
    }
    branch.pattern ??= pattern;
  }
  // the data of a page has its address with an ending
  return (path) => find(root, splitPath(path.replace(/\.data$/, '').replace(/^\/_root$/, '/')), 0) ?? NONE;
}

function find(branch: Branch, parts: string[], at: number): string | undefined {
  const part = parts[at];
  if (part === undefined) return branch.pattern;
  const literal = branch.literals.get(part);
  const result = literal && find(literal, parts, at + 1);
  if (result || !branch.any) return result;
  return branch.any.pattern?.endsWith('*') ? branch.any.pattern : find(branch.any, parts, at + 1);
}

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

/** The patterns of a build's pages. */
export function listPatterns({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  return Object.values(routes).flatMap((route) => (route?.path && route.path !== '*' ? [route.path] : []));
}
