import { expect, test, vi } from 'vitest';
import { bindExclusivePlayback } from './exclusivePlayback.ts';

/** What can be heard, only on paper. */
class Heard extends EventTarget {
  paused = true;
  muted = false;
  silence = vi.fn(() => {
    this.paused = true;
  });
  end = bindExclusivePlayback(this as never, this.silence);

  play(): void {
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  setMuted(isMuted: boolean): void {
    this.muted = isMuted;
    this.dispatchEvent(new Event('volumechange'));
  }
}

test('of an article that is read and a film one is heard, the one that began last', async () => {
  const [article, video] = [new Heard(), new Heard()];
  article.play();
  video.play();
  await vi.waitFor(() => expect(article.silence).toHaveBeenCalledOnce());
  article.play();
  await vi.waitFor(() => expect(video.silence).toHaveBeenCalledOnce());
  article.end();
  video.end();
});

test('what is without sound disturbs nobody until it is turned on', async () => {
  const [article, channel] = [new Heard(), new Heard()];
  channel.muted = true;
  channel.play();
  article.play();
  // told after the others were: it would have been heard by now
  const after = new Heard();
  after.play();
  await vi.waitFor(() => expect(article.silence).toHaveBeenCalledOnce());
  expect(channel.silence).not.toHaveBeenCalled();
  // it is paused
  article.setMuted(false);
  channel.setMuted(false);
  await vi.waitFor(() => expect(after.silence).toHaveBeenCalledOnce());
  expect(channel.silence).not.toHaveBeenCalled();
  for (const one of [article, channel, after]) one.end();
});
