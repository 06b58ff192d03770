/**
 * Node arguments for a server that a test runs for seconds. Optimising the embedded database's WebAssembly takes 3 to 4
 * of such a process's 12 seconds of CPU, in the background, and it ends before that pays off.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only']
