import { ROOT, StepFailed } from '../step.ts';
import { listFaults, readStation } from './stationFaults.ts';
import { chooseStation, createStation, listLinesLeft, listUntouched } from './stationFolder.ts';

// Another station of this software: docs/another-station.md.

const USAGE = `npm run station -- new NAME "ชื่อสถานี"   makes packages/station/src/NAME, which builds as it is
npm run station -- todo NAME              says what of it is to be mended, and still as it was made
npm run station -- use NAME               builds this station from now on`;

const [command, brand = '', name = ''] = process.argv.slice(2);

try {
  if (command === 'new') {
    createStation(ROOT, { brand, name });
    console.log(`packages/station/src/${brand} is there. Next:
  npm run test:station -- ${brand}     builds and starts it
  npm run station -- use ${brand}      builds it from now on; then DEMO_CONTENT=off npm start: the demo's news is Sala's
  npm run station -- todo ${brand}     says what is still to be written`);
  } else if (command === 'todo') await reportUnchanged();
  else if (command === 'use') {
    chooseStation(ROOT, brand);
    console.log(`The station of packages/station/src/${brand} is built from now on.`);
  } else if (command === '--help' || command === '-h') console.log(USAGE);
  else throw new StepFailed(USAGE);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function reportUnchanged(): Promise<void> {
  const { STATION } = await readStation(ROOT, brand);
  const names = { brand, name: STATION.name };
  const lists = {
    'To be corrected:': await listFaults(ROOT, brand),
    'Unchanged files (shape.ts explains each value):': listUntouched(ROOT, names),
    'Unchanged lines, and lines with placeholder addresses:': listLinesLeft(ROOT, names),
  };
  for (const [title, lines] of Object.entries(lists)) if (lines.length > 0) console.log([title, ...lines].join('\n  '));
  if (Object.values(lists).flat().length === 0) console.log('Nothing of the template is left in it.');
}
