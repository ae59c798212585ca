const BAR = 30;

/** Draws how far something is, on the terminal's last line; nothing where there is no terminal. */
export function drawProgress(name: string, share: number, note: string): void {
  if (!process.stdout.isTTY) return;
  const full = Math.round(share * BAR);
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  process.stdout.write(`\r${name}  ${bar} ${Math.round(share * 100)} %  ${note}`);
}

/** Takes the drawing away. */
export function clearProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}
