import { InvalidSettingError } from '@sala/settings';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DataDirectoryInUse } from '../database/index.ts';
import { DatabaseGone } from './databaseGone.ts';
import { CommandFailed, describeError, InvalidField, toLogged } from './describeError.ts';

const withCode = (code: string, message = `${code} somewhere`) => Object.assign(new Error(message), { code });
const ofQuery = (cause: Error) => new DrizzleQueryError('insert into articles values ($1)', ['a whole article'], cause);

test.each<[unknown, string]>([
  [new InvalidSettingError('The setting X cannot be used.'), 'The setting X cannot be used.'],
  [new CommandFailed('There is no collection X.'), 'There is no collection X.'],
  [
    new DataDirectoryInUse('/data'),
    'Another newsroom is already using /data: stop it first, or set DATA_DIR to another folder.',
  ],
  [withCode('EACCES', 'open /data'), 'The newsroom may not write there: open /data.'],
  [withCode('ENOSPC'), 'The disk is full: make room and try again.'],
  [new DatabaseGone(), 'The database at DATABASE_URL does not answer.'],
  // the error was not the database's
  [withCode('ECONNREFUSED'), 'The newsroom cannot start: ECONNREFUSED somewhere.'],
  [ofQuery(withCode('ECONNREFUSED')), 'The database at DATABASE_URL does not answer (ECONNREFUSED).'],
  [
    ofQuery(new DatabaseGone(withCode('ENOTFOUND'), 'sala at db:5432')),
    'The database at DATABASE_URL does not answer (sala at db:5432, ENOTFOUND).',
  ],
  [
    ofQuery(new Error('Client has encountered a connection error and is not queryable')),
    'The database at DATABASE_URL does not answer.',
  ],
  [
    ofQuery(Object.assign(new Error('sorry, too many clients already'), { code: '53300', severity: 'FATAL' })),
    'The newsroom cannot start: sorry, too many clients already.',
  ],
  [ofQuery(new Error('No space left on device')), 'The disk is full: make room and try again.'],
  [ofQuery(new Error('password authentication failed')), 'The newsroom cannot start: password authentication failed.'],
  [
    ofQuery(withCode('23503', 'insert or update on table "x" violates foreign key constraint "y"')),
    'The newsroom cannot start: what it belongs to was removed meanwhile, or is still in use: look at it again.',
  ],
  [
    ofQuery(withCode('23505', 'duplicate key value violates unique constraint "z"')),
    'The newsroom cannot start: the same was added meanwhile: look at it again.',
  ],
  [new Error('the sky fell'), 'The newsroom cannot start: the sky fell.'],
  [withCode('ESOMETHING', ''), 'The newsroom cannot start: ESOMETHING.'],
  [new Error('Aborted().'), 'The newsroom cannot start: Aborted().'],
  ['a text', 'The newsroom cannot start: a text.'],
  [null, 'The newsroom cannot start: null.'],
  [undefined, 'The newsroom cannot start: undefined.'],
])('describeError describes %s in one sentence', (error, sentence) => {
  expect(describeError(error, 'The newsroom cannot start')).toBe(sentence);
});

test('describeError begins with the failure that the caller names', () => {
  expect(describeError(ofQuery(new Error('it is gone')), 'The import stopped')).toBe('The import stopped: it is gone.');
});

test('a query that finds no database is logged in one sentence, and any other error whole', () => {
  expect(toLogged(ofQuery(withCode('ECONNREFUSED')))).toBe(
    'The database at DATABASE_URL does not answer (ECONNREFUSED).',
  );
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' });
  expect(toLogged(ofQuery(ended))).toBe('The database is gone: terminating connection.');
  for (const error of [ofQuery(new Error('division by zero')), withCode('ECONNREFUSED'), 'a text'])
    expect(toLogged(error)).toBe(error);
});

test('a refusal that quotes megabytes says what is wrong before and behind the quote', () => {
  const line = 'ก'.repeat(2_000_000);
  const { message } = new CommandFailed(`Line 2: ${line} is no time such as 18:30.`);
  expect(message).toMatch(/^Line 2: ก+…ก+ is no time such as 18:30\.$/);
  expect(message.length).toBeLessThan(30_000);
  expect(new InvalidField('WORDS', line, 'it is too long').ofJson).toMatch(
    /^The field ก+…ก+ cannot be used: it is too long\.$/,
  );
});
