import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackages } from './prepareBrowser.ts';

/**
 * Makes ffprobe available, to test streams with independent software: installed on Debian as root; elsewhere those
 * tests are skipped.
 */
export function prepareFfprobe(): void {
  if (spawnSync('ffprobe', ['-version']).status === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    console.warn('ffprobe is not installed: the tests with it are skipped.');
    return;
  }
  console.log('· installing Debian’s ffmpeg');
  installDebianPackages('ffmpeg');
}
