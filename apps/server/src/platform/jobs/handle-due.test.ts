import { describe, expect, it } from 'vitest'
import { describeError } from '../log.ts'
import { handleDue, handleEach } from './handle-due.ts'

const BATCH = 2

/** Letters that wait to be delivered, the oldest first. Those to Ghost Street can't be. */
function postOffice(...letters: string[]) {
  const waiting = [...letters]
  const delivered: string[] = []
  return {
    waiting,
    delivered,
    oldest: async () => waiting.slice(0, BATCH),
    deliver: async (letter: string) => {
      if (letter.startsWith('Ghost Street')) throw new Error(`${letter} does not exist`)
      waiting.splice(waiting.indexOf(letter), 1)
      delivered.push(letter)
    },
  }
}

describe('work that is due', () => {
  it('is done batch by batch, until nothing is left', async () => {
    const { oldest, deliver, waiting, delivered } = postOffice('Ada', 'Ben', 'Carla', 'Maya', 'Jonas')
    await handleDue(oldest, deliver)
    expect(waiting).toEqual([])
    expect(delivered).toEqual(['Ada', 'Ben', 'Carla', 'Maya', 'Jonas'])
  })

  it('is done even if the oldest item fails, which fails the job at the end', async () => {
    const { oldest, deliver, waiting, delivered } = postOffice('Ghost Street 1', 'Maya', 'Jonas', 'Ada')
    const work = handleDue(oldest, deliver)
    await expect(work).rejects.toThrow('1 of 4 failed')
    expect(delivered).toEqual(['Maya', 'Jonas', 'Ada'])
    expect(waiting).toEqual(['Ghost Street 1'])
  })

  it('ends when a whole batch has failed, instead of trying it for ever', async () => {
    const { oldest, deliver, waiting } = postOffice('Ghost Street 1', 'Ghost Street 2', 'Maya')
    await expect(handleDue(oldest, deliver)).rejects.toThrow('2 of 2 failed')
    expect(waiting).toHaveLength(3)
  })

  it('ends when an item stays due although nothing failed', async () => {
    const tried: string[] = []
    await handleDue(
      async () => ['Maya'],
      async (letter) => tried.push(letter),
    )
    expect(tried).toEqual(['Maya'])
  })

  it('can continue after the last item of the previous batch', async () => {
    const letters = ['Ada', 'Ben', 'Ghost Street 1', 'Maya', 'Jonas']
    const { deliver, delivered } = postOffice(...letters)
    const after = async (last: string | null) => {
      const start = last === null ? 0 : letters.indexOf(last) + 1
      return letters.slice(start, start + BATCH)
    }
    await expect(handleDue(after, deliver)).rejects.toThrow('1 of 5 failed')
    expect(delivered).toEqual(['Ada', 'Ben', 'Maya', 'Jonas'])
  })

  it('tells the log why the first item failed', async () => {
    const { deliver } = postOffice('Ghost Street 1', 'Maya')
    const error: unknown = await handleEach(['Ghost Street 1', 'Maya'], deliver).catch((failed: unknown) => failed)
    expect(describeError(error)).toMatchObject({ cause: { message: 'Ghost Street 1 does not exist' } })
  })
})
