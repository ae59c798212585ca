export * from './derived.ts';
export * from './editing.ts';
export * from './newsroom.ts';
export * from './programs.ts';
export * from './site.ts';
export * from './situations.ts';
export * from './speech.ts';
export * from './stories.ts';
