/**
 * The time for measuring ages, in milliseconds: unlike that of `Date`, it does not jump when the machine's clock is set,
 * after which everything cached would stay fresh until the clock has come that far again.
 */
export const readMonotonicTime = (): number => performance.now();
