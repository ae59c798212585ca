import { dirname, matchesGlob } from 'node:path';

/** A stage of a Dockerfile: its base, and its instructions in order. */
export interface Stage {
  name: string;
  from: string;
  steps: { instruction: string; argument: string }[];
}

const KNOWN = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|EXPOSE|HEALTHCHECK|CMD)$/;

/** @throws {Error} at an instruction that this script does not support */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = '', argument = ''] = /^(\w+) +(.*)$/.exec(line) ?? [];
    if (!KNOWN.test(instruction)) throw new Error(`The Dockerfile says ${line}, which is not known here.`);
    if (instruction === 'FROM') {
      const [from = '', , name = ''] = argument.split(/ +/);
      stages.push({ name, from, steps: [] });
    } else stages.at(-1)?.steps.push({ instruction, argument });
  }
  return stages;
}

/** The instructions of a stage and its bases, those of the first base first. */
export function listSteps(stages: Stage[], name: string): Stage['steps'] {
  const stage = stages.find((one) => one.name === name);
  return stage ? [...listSteps(stages, stage.from), ...stage.steps] : [];
}

/** True when a `.dockerignore` excludes a file from the build context. */
export function isIgnored(file: string, dockerignore: string): boolean {
  const patterns = dockerignore.split('\n').filter(Boolean);
  const isNamed = (path: string): boolean =>
    patterns.some((pattern) => matchesGlob(path, pattern)) || (path.includes('/') && isNamed(dirname(path)));
  return isNamed(file);
}
