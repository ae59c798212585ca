import { CommandFailed } from '../errors/index.ts';

/** Ten times as deep as any file that a command takes. */
const MAX_DEPTH = 100;

/** @throws {CommandFailed} for an input that is nested so deeply that whatever walks it, such as the log, would fail */
export function checkDepth(input: unknown): void {
  if (isDeeperThan(MAX_DEPTH, input))
    throw new CommandFailed(`The input cannot be used: it is nested more than ${MAX_DEPTH} levels deep.`);
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}
