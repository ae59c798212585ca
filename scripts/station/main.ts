import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, StepFailed } from '../step.ts';
import { chooseStation, createStation, listUntouched, stationsOf } from './stationFolder.ts';

// Another station of this software: docs/another-station.md.

const USAGE = `npm run station -- new NAME "ชื่อสถานี"   makes packages/station/src/NAME, which builds as it is
npm run station -- todo NAME              says what of it is still as it was made
npm run station -- use NAME               builds this station from now on`;

const [command, brand = '', name = ''] = process.argv.slice(2);

try {
  if (command === 'new') {
    createStation(ROOT, { brand, name });
    console.log(`packages/station/src/${brand} is there. Next:
  npm run test:station -- ${brand}     builds and starts it
  npm run station -- use ${brand}      builds it from now on; then DEMO_CONTENT=off npm start: the demo's news is Sala's
  npm run station -- todo ${brand}     says what is still to be written`);
  } else if (command === 'todo') await sayWhatIsLeft();
  else if (command === 'use') {
    chooseStation(ROOT, brand);
    console.log(`The station of packages/station/src/${brand} is built from now on.`);
  } else throw new StepFailed(USAGE);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function sayWhatIsLeft(): Promise<void> {
  const folder = join(stationsOf(ROOT), brand);
  if (!/^\w+$/.test(brand) || !existsSync(join(folder, 'index.ts')))
    throw new StepFailed(`There is no station in packages/station/src/${brand}.`);
  const { STATION } = await import(join(folder, 'index.ts')).catch((error: Error) => {
    throw new StepFailed(`packages/station/src/${brand} cannot be read: ${error.message}`);
  });
  const untouched = listUntouched(ROOT, { brand, name: STATION.name });
  const addresses = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !untouched.includes(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.includes('.example') ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  const list = (title: string, lines: string[]) => lines.length > 0 && console.log([title, ...lines].join('\n  '));
  list('As they were made (shape.ts says what each is for):', untouched);
  list('Addresses that are nobody’s:', addresses);
  if (untouched.length + addresses.length === 0) console.log('Everything in it is its own.');
}
