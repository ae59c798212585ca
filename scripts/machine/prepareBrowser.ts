import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StepFailed } from '../step.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/**
 * The same engine without windows: it needs a third less CPU time, but has no notifications and cannot install sites.
 */
const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** The fallbacks of the site's fonts, which tests of layout shifts need. */
const THAI_FONT = '/usr/share/fonts/truetype/noto/NotoSansThai-Bold.ttf';

/**
 * Makes sure that there is a browser for the tests: Debian's Chromium, installed on Debian as root; else Playwright's
 * own Chrome, if it can be downloaded. Returns the environment variables with its path, and with that of the lighter
 * one for tests that need no window (`HEADLESS_SHELL`), where there is one.
 * @throws {StepFailed} with what to do, when there is none
 */
export function prepareBrowser(): Record<string, string> {
  const isDebian = existsSync('/etc/debian_version');
  const isComplete = [DEBIAN_CHROMIUM, DEBIAN_HEADLESS_SHELL, THAI_FONT].every((file) => existsSync(file));
  if (!isComplete && isDebian && process.getuid?.() === 0) {
    console.log('· installing Debian’s Chromium and a Thai font');
    installDebianPackages('chromium', 'chromium-headless-shell', 'fonts-noto-core');
  }
  if (existsSync(DEBIAN_CHROMIUM))
    return {
      CHROMIUM: DEBIAN_CHROMIUM,
      ...(existsSync(DEBIAN_HEADLESS_SHELL) && { HEADLESS_SHELL: DEBIAN_HEADLESS_SHELL }),
    };
  const installed = spawnSync('playwright', ['install', 'chrome'], { stdio: 'inherit' });
  if (installed.status === 0) return { PLAYWRIGHT_CHANNEL: 'chrome' };
  throw new StepFailed(
    isDebian
      ? 'The browser tests need Chromium: run `apt-get install chromium` as root, then this again.'
      : 'The browser tests need Google Chrome: install it, then run this again.',
  );
}

/** Installs Debian packages; only as root. */
export function installDebianPackages(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'ignore' });
}
