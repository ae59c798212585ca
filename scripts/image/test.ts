import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, run, StepFailed, step } from '../step.ts';
import { isIgnored, listSteps, parseDockerfile, type Stage } from './dockerfile.ts';

// Follows deploy/Dockerfile without Docker: `npm run test:image`. Its steps run in a root of their own, on top of this
// system's; then the commands of both images run there as their user, in a tree that is read-only.

const folder = mkdtempSync(join(tmpdir(), 'sala-image-'));
const context = join(folder, 'context');

try {
  if (process.getuid?.() !== 0 || process.platform !== 'linux')
    throw new StepFailed('This needs Linux and root, for a root of its own.');
  await step('gathering what Docker would be given', async () => gatherContext());
  const stages = parseDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
  const script = join(folder, 'follow.sh');
  writeFileSync(script, follow(stages));
  await step('following deploy/Dockerfile, and running both images', () =>
    run('unshare', ['--mount', 'bash', '-eu', script], { loud: true }),
  );
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function gatherContext(): void {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(ROOT, file)) && !isIgnored(file, ignored));
  for (const file of files) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    cpSync(join(ROOT, file), join(context, file));
  }
}

/** The script that follows the Dockerfile in a root of its own. */
function follow(stages: Stage[]): string {
  const root = join(folder, 'root');
  const inside = (command: string) => `chroot ${root} sh -c ${quote(command)}`;
  const commands = [
    ...listSteps(stages, 'built'),
    ...(stages.find(({ name }) => name === 'base')?.steps ?? []),
  ].flatMap(({ instruction, argument }) => {
    if (instruction === 'WORKDIR') return [`mkdir -p ${root}${argument}`];
    if (instruction === 'COPY' && argument === '. .') return [`cp -a ${context}/. ${root}/sala`];
    if (instruction === 'RUN') return [inside(`cd /sala && ${argument}`)];
    return [];
  });
  return [
    // all writes go into memory, and are gone with the script
    `mkdir -p ${folder}/memory ${root}`,
    `mount -t tmpfs tmpfs ${folder}/memory && mkdir ${folder}/memory/written ${folder}/memory/work`,
    `mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/memory/written,workdir=${folder}/memory/work ${root}`,
    `mount --bind /proc ${root}/proc && mount --bind /dev ${root}/dev`,
    // the image's Node, and its user
    `rm -f ${root}/usr/bin/node ${root}/usr/local/bin/node && cp ${process.execPath} ${root}/usr/local/bin/node`,
    inside('id node >/dev/null 2>&1 || useradd node'),
    ...commands,
    `mount --bind ${root}/sala ${root}/sala && mount -o remount,ro,bind ${root}/sala`,
    `unshare --net bash -eu ${writeRun(stages, root)}`,
  ].join('\n');
}

/** The script that runs both images, requests the front page, and runs a command, in a network of their own. */
function writeRun(stages: Stage[], root: string): string {
  const as = (name: string, command: string[], more = '') => {
    const settings = listSteps(stages, name).filter(({ instruction }) => instruction === 'ENV');
    const env = settings.map(({ argument }) => argument).join(' ');
    return `chroot --userspec=node ${root} sh -c ${quote(`cd /sala && exec env ${env} ${more} ${command.map(quote).join(' ')}`)}`;
  };
  const last = (name: string, instruction: string) =>
    listSteps(stages, name).findLast((one) => one.instruction === instruction)?.argument ?? '';
  const command = (name: string) => JSON.parse(last(name, 'CMD')) as string[];
  const health = (name: string) => JSON.parse(last(name, 'HEALTHCHECK').replace(/^.*?CMD /, '')) as string[];
  const ASK = `fetch('http://127.0.0.1:3000/home').then(async (page) => {
    if (page.status !== 200 || !(await page.text()).includes('<title>')) process.exit(1);
  })`;
  const script = [
    'ip link set lo up',
    `touch ${root}/sala/written 2>/dev/null && { echo "The tree can be written."; exit 1; }`,
    `${as('newsroom', command('newsroom'))} & newsroom=$!`,
    `${as('website', command('website'), 'NEWSROOM_URL=http://127.0.0.1:4000')} & website=$!`,
    'trap "kill $newsroom $website 2>/dev/null || true" EXIT',
    ...['newsroom', 'website'].map(
      (name) =>
        `until ${as(name, health(name))} 2>/dev/null; do kill -0 $${name} || { echo "The ${name} has ended."; exit 1; }; sleep 0.5; done`,
    ),
    as('website', ['node', '-e', ASK]),
    as('newsroom', ['npm', 'run', '-s', 'newsroom', '--', 'begin']),
    'kill $newsroom $website; wait $newsroom; wait $website',
  ].join('\n');
  const file = join(folder, 'run.sh');
  writeFileSync(file, script);
  return file;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
