/**
 * Options of Node for processes that live as long as the tests: what a request or a step of a test makes is garbage after
 * it, and in V8's smaller first space, which grows slowly, up to a fifth of the CPU time is spent on that.
 */
export const TEST_HEAP = ['--min-semi-space-size=32', '--max-semi-space-size=32'];
