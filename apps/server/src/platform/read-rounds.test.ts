import { describe, expect, it } from 'vitest'
import { createReadRounds } from './read-rounds.ts'

/** Reads that end when the test says so. */
function slowly() {
  const begun: { board: string; askers: readonly string[]; end: (answer: string) => void; fail: () => void }[] = []
  const read = createReadRounds(
    (board: string, askers: readonly string[]) =>
      new Promise<string>((resolve, reject) => {
        begun.push({ board, askers, end: resolve, fail: () => reject(new Error('The database is down')) })
      }),
  )
  return { begun, read }
}

describe('a read in rounds', () => {
  it('starts at once if no equal read is running', () => {
    const { begun, read } = slowly()
    void read('page 1', 'Maya')
    void read('page 2', 'Jonas')
    expect(begun).toMatchObject([
      { board: 'page 1', askers: ['Maya'] },
      { board: 'page 2', askers: ['Jonas'] },
    ])
  })

  it('starts again, once the current one ends, for everyone who asked in the meantime, each listed once', async () => {
    const { begun, read } = slowly()
    const first = read('page 1', 'Maya')
    const next = [read('page 1', 'Jonas'), read('page 1', 'Ben'), read('page 1', 'Jonas')]
    expect(begun).toHaveLength(1)
    begun[0]?.end('before their votes')
    expect(await first).toBe('before their votes')
    expect(begun.map(({ askers }) => askers)).toEqual([['Maya'], ['Jonas', 'Ben']])
    const last = read('page 1', 'Maya')
    begun[1]?.end('after their votes')
    expect(await Promise.all(next)).toEqual(Array(3).fill('after their votes'))
    begun[2]?.end('even later')
    expect(await last).toBe('even later')
    expect(begun).toHaveLength(3)
  })

  it('fails only for those it was started for', async () => {
    const { begun, read } = slowly()
    const first = read('page 1', 'Maya')
    const next = read('page 1', 'Jonas')
    begun[0]?.fail()
    await expect(first).rejects.toThrow('down')
    begun[1]?.end('a page')
    expect(await next).toBe('a page')
    void read('page 1', 'Maya')
    expect(begun).toHaveLength(3)
  })
})
