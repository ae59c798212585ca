import { expect, test, vi } from 'vitest';
import { exclusivePlayback } from './exclusivePlayback.ts';

/** What can be heard, only on paper. */
class Heard extends EventTarget {
  paused = true;
  muted = false;
  silence = vi.fn(() => {
    this.paused = true;
  });
  end = exclusivePlayback(this as never, this.silence);

  play(): void {
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  setMuted(isMuted: boolean): void {
    this.muted = isMuted;
    this.dispatchEvent(new Event('volumechange'));
  }
}

test('of a story that is read and a film one is heard, the one that began last', async () => {
  const [story, film] = [new Heard(), new Heard()];
  story.play();
  film.play();
  await vi.waitFor(() => expect(story.silence).toHaveBeenCalledOnce());
  story.play();
  await vi.waitFor(() => expect(film.silence).toHaveBeenCalledOnce());
  story.end();
  film.end();
});

test('what is without sound disturbs nobody until it is turned on', async () => {
  const [story, channel] = [new Heard(), new Heard()];
  channel.muted = true;
  channel.play();
  story.play();
  // told after the others were: it would have been heard by now
  const after = new Heard();
  after.play();
  await vi.waitFor(() => expect(story.silence).toHaveBeenCalledOnce());
  expect(channel.silence).not.toHaveBeenCalled();
  channel.setMuted(false);
  await vi.waitFor(() => expect(after.silence).toHaveBeenCalledOnce());
  for (const one of [story, channel, after]) one.end();
});
