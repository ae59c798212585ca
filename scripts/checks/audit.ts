import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../step.ts';
import { listGraveFindings } from './auditFindings.ts';
import { findLockFaults } from './lockFile.ts';

// checks the installed packages of the applications: their signatures, and serious advisories about them

const faults = findLockFaults(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
try {
  faults.push(...listGraveFindings(stdout));
  if (faults.length === 0) console.log('✓ audit: no serious vulnerability is known in the installed packages');
} catch (error) {
  // a registry without audits proves nothing, good or bad
  console.warn(`! audit: skipped, the registry does not answer (${(error as Error).message})`);
}
for (const fault of faults) console.error(`✗ ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
