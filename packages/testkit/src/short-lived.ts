import { fileURLToPath } from 'node:url'

/**
 * NODE_COMPILE_CACHE for programs that tests start: a folder in which one that ends cleanly leaves its compiled modules, so
 * that later ones start in a third less time.
 */
export const COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/squash/compiled', import.meta.url))

/**
 * Node arguments for a server that a test runs for a few seconds. Optimising the embedded database's WebAssembly takes 3
 * to 4 of such a process's 12 seconds of CPU, in the background, and the process ends before that pays off. And its first
 * message is matched against hundreds of long patterns: translating them for V8's interpreter takes four times as long as
 * compiling them immediately, and on a busy machine the first conflict would be answered too late.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only', '--no-regexp-tier-up']
