/** A video element only on paper: a video of forty seconds that the test plays. */
export class TestVideo extends EventTarget {
  readonly textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values() });
  readonly seekable = { length: 0 };
  readyState = 4;
  duration = 40;
  paused = true;
  ended = false;
  muted = false;
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  error = null;
  src = '';
  private position = 0;

  get currentTime(): number {
    return this.position;
  }
  set currentTime(seconds: number) {
    this.position = seconds;
    this.ended &&= seconds >= this.duration;
    this.dispatch('seeking');
  }
  play(): Promise<void> {
    this.paused = this.ended = false;
    this.dispatch('play', 'playing');
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
    this.dispatch('pause');
  }
  removeAttribute(): void {}
  load(): void {}

  /** It has been seen to its end. */
  end(): void {
    this.position = this.duration;
    this.paused = this.ended = true;
    this.dispatch('pause', 'ended');
  }
  private dispatch(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type));
  }
}
