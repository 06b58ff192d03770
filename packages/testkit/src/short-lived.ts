/**
 * Arguments of Node for a server that a test runs for seconds. Making the embedded database's code fast takes such a process
 * 3 to 4 of its 12 seconds of CPU, in the background, and it ends before that pays.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only']
