import { expect, test } from 'vitest';
import { bindPlaybackEvents } from './playbackEvents.ts';

test('bindPlaybackEvents reports no pause at the end and no waiting while paused', () => {
  const media = Object.assign(new EventTarget(), { paused: false, ended: false });
  const events: string[] = [];
  const end = bindPlaybackEvents(media as never, (type) => events.push(type));
  const happen = (...types: string[]) => types.map((type) => media.dispatchEvent(new Event(type)));
  happen('playing', 'waiting', 'pause');
  media.paused = true;
  happen('waiting');
  media.ended = true;
  happen('pause', 'ended');
  end();
  happen('playing');
  expect(events).toEqual(['playing', 'waiting', 'paused', 'ended']);
});
