export { formatTextFile, parseTextFile, toFileVersion, withVersion } from './fileVersions.ts';
export { takeNew, takeNewest } from './takeNewest.ts';
