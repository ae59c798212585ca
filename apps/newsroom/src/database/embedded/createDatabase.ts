import { describeError } from '../../errors/index.ts';
import '../../resolveDrizzle.ts';

// Creates the embedded database in the data directory that is its argument. It is a program of its own (openEmbedded.ts).
const { openHere } = await import('./openEmbedded.ts');

try {
  const { close } = await openHere(process.argv[2] ?? '');
  await close();
} catch (error) {
  console.error(describeError(error, 'The database could not be created'));
  process.exitCode = 1;
}
