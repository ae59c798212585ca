import { expect, test } from 'vitest';
import { INITIAL_PLAYBACK, type Playback, type PlaybackEvent, transition } from './playback.ts';

const after = (...events: PlaybackEvent[]) => events.reduce(transition, INITIAL_PLAYBACK);
const afterTypes = (...types: Exclude<PlaybackEvent['type'], 'stopped'>[]) => after(...types.map((type) => ({ type })));
const GONE: PlaybackEvent = { type: 'stopped', trouble: { kind: 'gone' } };

test.each<[Exclude<PlaybackEvent['type'], 'stopped'>[], Partial<Playback>]>([
  [['opened'], { phase: 'waiting', hasBegun: false }],
  [['opened', 'playing'], { phase: 'playing', hasBegun: true }],
  [['opened', 'playing', 'waiting'], { phase: 'waiting', hasBegun: true, isCutOff: false }],
  [['opened', 'playing', 'lost'], { phase: 'playing', isCutOff: true }],
  [['opened', 'playing', 'lost', 'waiting'], { phase: 'waiting', isCutOff: true }],
  [['opened', 'playing', 'lost', 'waiting', 'received'], { phase: 'waiting', isCutOff: false }],
  [['opened', 'playing', 'lost', 'waiting', 'playing'], { phase: 'playing', isCutOff: false }],
  [['opened', 'lost'], { phase: 'waiting', hasBegun: false, isCutOff: true }],
  [['opened', 'playing', 'paused'], { phase: 'paused' }],
  [['opened', 'playing', 'ended'], { phase: 'ended' }],
  // an element pauses at its end, too
  [['opened', 'playing', 'ended', 'paused'], { phase: 'ended' }],
  [['opened', 'playing', 'ended', 'playing'], { phase: 'playing' }],
  [['opened', 'playing', 'ended', 'resumed'], { phase: 'waiting', hasBegun: true }],
  [['opened', 'playing', 'paused', 'resumed'], { phase: 'paused' }],
  [['opened', 'playing', 'opened'], { phase: 'waiting', hasBegun: false }],
])('the state after the events %j is %j', (types, expected) => {
  expect(afterTypes(...types)).toMatchObject(expected);
});

test.each(['playing', 'paused', 'waiting', 'ended', 'resumed', 'received', 'lost'] as const)(
  'a late event of a stopped stream changes nothing: %s',
  (type) => {
    const stopped = after({ type: 'opened' }, GONE);
    expect(transition(stopped, { type })).toEqual(stopped);
    expect(stopped).toMatchObject({ phase: 'stopped', trouble: { kind: 'gone' } });
  },
);

test('a stream that is opened again has no error', () => {
  expect(after({ type: 'opened' }, GONE, { type: 'opened' })).toMatchObject({ phase: 'waiting', trouble: null });
});
