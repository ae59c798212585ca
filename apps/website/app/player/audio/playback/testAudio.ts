/** An element that sounds only on paper: it keeps what it is told, and the test says what becomes of it. */
export class TestAudio extends EventTarget {
  readonly HAVE_FUTURE_DATA = 3;
  readyState = 4;
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  muted = false;
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  error: { code: number; MEDIA_ERR_NETWORK: number } | null = null;
  /** Why the browser does not play. */
  refusal: Error | null = null;
  readonly loads: string[] = [];
  private address = '';

  get src(): string {
    return this.address;
  }
  set src(address: string) {
    this.address = address;
    this.loads.push(address);
    this.error = null;
    this.paused = true;
    this.ended = false;
    this.currentTime = 0;
  }
  getAttribute(): string {
    return this.address;
  }
  play(): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }

  dispatch(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type));
  }
  /** It is loaded and plays. */
  begin(): void {
    this.dispatch('loadedmetadata', 'canplay', 'playing');
  }
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatch('timeupdate');
  }
  end(): void {
    this.ended = this.paused = true;
    this.dispatch('pause', 'ended');
  }
  fail(code: number): void {
    this.error = { code, MEDIA_ERR_NETWORK: 2 };
    this.dispatch('error');
  }
}
