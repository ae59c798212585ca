import { expect, test } from 'vitest';
import { bindPlaybackEvents } from './playbackEvents.ts';

test('what pauses at its end has ended, and what is paused does not wait', () => {
  const media = Object.assign(new EventTarget(), { paused: false, ended: false });
  const told: string[] = [];
  const end = bindPlaybackEvents(media as never, (type) => told.push(type));
  const happen = (...types: string[]) => types.map((type) => media.dispatchEvent(new Event(type)));
  happen('playing', 'waiting', 'pause');
  media.paused = true;
  happen('waiting');
  media.ended = true;
  happen('pause', 'ended');
  end();
  happen('playing');
  expect(told).toEqual(['playing', 'waiting', 'paused', 'ended']);
});
