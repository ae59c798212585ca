import { HOSTS } from '@sala/station';
import { asc, eq } from 'drizzle-orm';
import { type Database, lockInTransaction } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { toSitePath } from '../input/index.ts';
import { findPages } from '../links/index.ts';
import { redirects } from './schema.ts';

/** A redirect from one address to another. */
export interface Redirect {
  from: string;
  to: string;
}

/** A redirect that was stored, what readers see at `from` before it, and the redirects that it has changed. */
export interface AddedRedirect extends Redirect {
  /** True while there is a page at `from`, which readers see instead. */
  isPage: boolean;
  /** As they were before. */
  former: Redirect[];
}

/**
 * Redirects `from` to `to`. Existing redirects to `from` now lead to `to`, too, unless there is a page at `from`. As
 * `to` is never redirected itself, loops are impossible.
 * @throws {CommandFailed} when an address is invalid, or `to` is itself redirected
 */
export async function addRedirect(db: Database, typed: Redirect): Promise<AddedRedirect> {
  const from = readFrom(typed.from);
  const to = readTo(typed.to);
  const target = to.startsWith('/') ? toSitePath(to) : null;
  if (target === from) throw new CommandFailed(`${typed.from} cannot lead to itself.`);
  return db.transaction(async (transaction) => {
    // two that lead to each other would be a loop
    await lockInTransaction(transaction, 'redirects');
    const further = target && (await findRedirect(transaction, target));
    if (further)
      throw new CommandFailed(`${typed.to} itself redirects to ${further}: use that, or remove that redirect first.`);
    const isPage = (await findPages(transaction, [from])).length > 0;
    const isLoop = (one: Redirect) => !isPage && one.to.startsWith('/') && toSitePath(one.to) === from;
    const former = (await listRedirects(transaction)).filter(
      (one) => one.to !== to && (one.from === from || isLoop(one)),
    );
    for (const one of [{ from }, ...former])
      await transaction
        .insert(redirects)
        .values({ from: one.from, to })
        .onConflictDoUpdate({ target: redirects.from, set: { to } });
    return { from, to, isPage, former };
  });
}

/** The target of an address; null when it is not redirected. */
export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const from = toSitePath(path);
  if (from === null) return null;
  const [row] = await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, from));
  return row?.to ?? null;
}

/** All redirects, ordered by the address they are from. */
export function listRedirects(db: Database): Promise<Redirect[]> {
  return db.select({ from: redirects.from, to: redirects.to }).from(redirects).orderBy(asc(redirects.from));
}

/**
 * Removes the redirect of an address.
 * @throws {CommandFailed} when the address is not redirected
 */
export async function removeRedirect(db: Database, typed: string): Promise<Redirect> {
  const [row] = await db
    .delete(redirects)
    .where(eq(redirects.from, toSitePath(typed) ?? ''))
    .returning();
  if (!row) throw new CommandFailed(`There is no redirect from ${typed}.`);
  return { from: row.from, to: row.to };
}

function readFrom(typed: string): string {
  const path = /[?#]/.test(typed) ? null : toSitePath(typed);
  if (path === null) throw new CommandFailed(`${typed} is no path of this site, such as /news/old-article.`);
  return path;
}

function readTo(typed: string): string {
  if (toSitePath(typed) !== null) return typed;
  const url = URL.parse(typed);
  if (url?.protocol === 'https:' && HOSTS.redirect.includes(url.host)) return url.href;
  const hosts = HOSTS.redirect.join(', ');
  throw new CommandFailed(
    `Readers can be led to a path of this site, or to an https address on ${hosts}; ${typed} is neither.`,
  );
}
