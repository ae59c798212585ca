import { bindSafeConsole } from '@sala/telemetry';
import type { CheckedService } from './finding.ts';
import { isGood } from './finding.ts';
import { toLines, toSentence, toTable } from './report.ts';

const USAGE = 'npm run providers -- check    asks each service of the settings what the site would ask it';

async function check(): Promise<boolean> {
  bindSafeConsole();
  // React's development build is not needed, and the services' own log would repeat the findings
  process.env.NODE_ENV ??= 'production';
  console.error = () => {};
  const { checkServices } = await import('./checkServices.ts');
  const all: CheckedService[] = [];
  for await (const checked of checkServices()) {
    all.push(checked);
    console.log(toLines(checked).join('\n'));
  }
  console.log(`${toTable(all).join('\n')}\n\n${toSentence(all)}`);
  return all.every(({ findings }) => findings.every(isGood));
}

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === '--help' || command === '-h') console.log(USAGE);
  else if (command !== 'check' || rest.length > 0) throw new Error(USAGE);
  else if (!(await check())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
// exits explicitly, because keep-alive connections would keep the process running
process.exit();
