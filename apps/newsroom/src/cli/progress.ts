const BAR_WIDTH = 30;
const LINE_STEP_PERCENT = 10;

/**
 * Shows the progress of a long command: as a bar on the terminal's last line, or without a terminal as a line for every
 * tenth but the last.
 */
export class Progress {
  readonly #name: string;
  #lastStep = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** @param share 0 to 1 */
  draw(share: number, note: string): void {
    const percent = Math.round(share * 100);
    if (process.stdout.isTTY) {
      const full = Math.round(share * BAR_WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
      process.stdout.write(`\r${this.#name}  ${bar} ${percent} %  ${note}`);
      return;
    }
    const step = Math.floor(percent / LINE_STEP_PERCENT);
    if (step === this.#lastStep || percent === 100) return;
    this.#lastStep = step;
    console.error(`${this.#name}: ${percent} %, ${note}`);
  }

  /** Removes the bar. */
  clear(): void {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  }
}
