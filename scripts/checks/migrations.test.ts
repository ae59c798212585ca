import { expect, test } from 'vitest';
import { findUnmigrated } from './migrations.ts';

const title = { name: 'title', type: 'text', notNull: true };
const programs = { name: 'programs', columns: { title }, indexes: {}, isRLSEnabled: false };
const withTables = (tables: object) => ({ version: '7', tables, enums: {} });
const MIGRATED = withTables({ 'public.programs': programs });

test.each([
  ['the same tables', { 'public.programs': programs }, []],
  [
    'a column',
    { 'public.programs': { ...programs, columns: { title, motto: { name: 'motto' } } } },
    ['programs.motto is in a schema.ts and in no migration.'],
  ],
  [
    'a table, once',
    { 'public.programs': programs, 'public.mottos': { ...programs, name: 'mottos' } },
    ['mottos is in a schema.ts and in no migration.'],
  ],
  [
    'a column of another type',
    { 'public.programs': { ...programs, columns: { title: { ...title, notNull: false } } } },
    ['programs.title is not the same in its schema.ts and in the migrations.'],
  ],
  [
    'a column that is gone',
    { 'public.programs': { ...programs, columns: {} } },
    ['programs.title is in the migrations and in no schema.ts.'],
  ],
])('findUnmigrated names what has no migration: %s', (_what, tables, faults) => {
  expect(findUnmigrated(MIGRATED, withTables(tables))).toEqual(faults);
});
