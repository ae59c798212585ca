/** Measuring that goes wrong is no reason for a page to: it is said, and the page goes on. */
export function runQuietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn(error);
  }
}
