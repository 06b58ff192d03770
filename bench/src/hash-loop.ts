import { createPasswords } from '@squash/auth/passwords/passwords'

/**
 * A process that only compares passwords with their hashes, with a given concurrency and for a given number of seconds,
 * and then prints how many comparisons it made per second.
 */
const [seconds = 3, atOnce = 16] = process.argv.slice(2).map(Number)
const passwords = createPasswords()
const stored = await passwords.hash('a password of the usual length')

const started = performance.now()
const isOver = () => performance.now() - started > seconds * 1000
let done = 0
async function loop(): Promise<void> {
  while (!isOver()) {
    await passwords.verify(stored, 'a password of the usual length')
    done += 1
  }
}
await Promise.all(Array.from({ length: atOnce }, loop))
process.stdout.write(`did ${(done * 1000) / (performance.now() - started)} a second\n`)
