/** Runs measuring code: an error is logged and does not reach the page. */
export function runQuietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn(error);
  }
}
