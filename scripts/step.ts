import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/**
 * The options of the applications. Pages are short-lived garbage, and a larger nursery (MB) copies less of it
 * (benchmarks/README.md).
 */
export const YOUNG_HEAP = '--max-semi-space-size=32';

/** A step that failed; the message is one sentence. */
export class StepFailed extends Error {}

/** Runs a long step, and prints when it begins and ends. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`· ${what}`);
  const started = performance.now();
  const result = await work();
  console.log(`✓ ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a program; its output is shown only when it fails, unless `loud`. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; loud?: boolean } = {},
) {
  return new Promise<void>((done, fail) => {
    const { cwd = ROOT, env = process.env, loud = false } = options;
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) return done();
      process.stderr.write(Buffer.concat(output));
      fail(new StepFailed(`${command} ${args.join(' ')} failed.`));
    });
  });
}

/**
 * Makes something unless it was made from the same files before. `from` are globs from the root; `product` is a file that
 * exists once it is done.
 */
export async function makeIfChanged(
  what: string,
  from: string[],
  product: string,
  make: () => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const file of globSync(from, { cwd: ROOT, exclude: (path) => /node_modules|\.test\./.test(path) }).sort()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  const digest = hash.digest('hex');
  const stamp = join(ROOT, product);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  await step(what, make);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
