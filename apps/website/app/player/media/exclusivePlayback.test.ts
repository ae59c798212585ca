import { expect, test, vi } from 'vitest';
import { bindExclusivePlayback } from './exclusivePlayback.ts';

/** A stub of a media element. */
class StubMedia extends EventTarget {
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

test('of an article and a video only the one that started last plays', async () => {
  const [article, video] = [new StubMedia(), new StubMedia()];
  article.play();
  video.play();
  await vi.waitFor(() => expect(article.silence).toHaveBeenCalledOnce());
  article.play();
  await vi.waitFor(() => expect(video.silence).toHaveBeenCalledOnce());
  article.end();
  video.end();
});

test('a muted element neither silences others nor is silenced until it is unmuted', async () => {
  const [article, channel] = [new StubMedia(), new StubMedia()];
  channel.muted = true;
  channel.play();
  article.play();
  // silenced after the others: a wrong silencing would have arrived by now
  const after = new StubMedia();
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
