import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, StepFailed } from '../step.ts';
import { installDebianPackages } from './prepareBrowser.ts';

const NGINX = '/usr/sbin/nginx';

/** The ports in `deploy/nginx/nginx.conf`, and their replacements on this machine. */
export type Ports = Record<
  'website-1:3000' | 'website-2:3000' | 'newsroom-1:4000' | 'newsroom-2:4000' | 'site' | 'newsrooms',
  number
>;

/**
 * Starts nginx with the configuration of `deploy/`, changing only the addresses in it.
 * @throws {StepFailed} when there is no nginx, or it refuses the configuration
 */
export async function startNginx(folder: string, ports: Ports): Promise<{ stop(): Promise<void> }> {
  prepareNginx();
  const config = join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, onThisMachine(folder, ports));
  const checked = spawnSync(NGINX, ['-t', '-q', '-c', config], { encoding: 'utf8' });
  if (checked.status !== 0) throw new StepFailed(`nginx refuses deploy/nginx/nginx.conf: ${checked.stderr.trim()}`);
  const nginx = spawn(NGINX, ['-c', config, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  for (let tries = 0; !(await isAnswering(ports.site)); tries++) {
    if (tries > 50 || nginx.exitCode !== null) throw new StepFailed(`nginx does not start: see ${folder}.`);
    await pause(100);
  }
  return {
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** True when nginx is installed or can be. */
export function canHaveNginx(): boolean {
  return existsSync(NGINX) || (process.getuid?.() === 0 && existsSync('/etc/debian_version'));
}

function prepareNginx(): void {
  if (existsSync(NGINX)) return;
  if (!canHaveNginx())
    throw new StepFailed('This needs nginx: run `apt-get install nginx-light` as root, then this again.');
  console.log('· installing Debian’s nginx');
  installDebianPackages('nginx-light');
}

function onThisMachine(folder: string, ports: Ports): string {
  let config = readFileSync(join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${ports.site};`)
    .replace('listen 4000;', `listen 127.0.0.1:${ports.newsrooms};`)
    .replaceAll('error_log stderr', `error_log ${folder}/nginx-errors.log`)
    .replace('access_log /dev/stdout', `access_log ${folder}/nginx-access.log`)
    .replaceAll('/tmp/nginx', `${folder}/nginx`)
    .replaceAll('/etc/nginx/sala.d', `${folder}/sala.d`);
  for (const [name, port] of Object.entries(ports))
    if (name.includes(':')) config = config.replaceAll(name, `127.0.0.1:${port}`);
  return config;
}

async function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/purge`).then(
    (answer) => answer.status === 404,
    () => false,
  );
}
