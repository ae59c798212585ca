// The station whose site this is. Another broadcaster names a folder of its own here: docs/another-station.md.
export * from './sala/index.ts';
