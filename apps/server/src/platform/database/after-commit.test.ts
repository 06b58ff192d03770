import { beforeEach, describe, expect, it } from 'vitest'
import { createAfterCommit } from './after-commit.ts'

/** The sends so far, each with the function that lets it finish. */
let sends: { channels: readonly string[]; end: () => void }[]
let afterCommit: ReturnType<typeof createAfterCommit>

beforeEach(() => {
  sends = []
  afterCommit = createAfterCommit((channels) => {
    const { promise, resolve: end } = Promise.withResolvers<void>()
    sends.push({ channels, end })
    return promise
  })
})

const sent = () => sends.map(({ channels }) => channels)
const commit = (...channels: string[]) =>
  afterCommit.run(async () => {
    for (const channel of channels) afterCommit.add(channel)
  })

describe('a notification after a commit', () => {
  it('waits for the commit', async () => {
    const { promise: committed, resolve } = Promise.withResolvers<void>()
    const transaction = afterCommit.run(async () => {
      afterCommit.add('outbox')
      await committed
    })
    expect(sent()).toEqual([])
    resolve()
    await transaction
    expect(sent()).toEqual([['outbox']])
  })

  it('is not sent when the transaction fails', async () => {
    const work = afterCommit.run(async () => {
      afterCommit.add('outbox')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(sent()).toEqual([])
  })

  it('doesn’t delay its transaction, and is sent once for all that commit while another is being sent', async () => {
    await commit('outbox')
    await commit('outbox')
    await Promise.all([commit('outbox', 'live'), commit('live'), commit()])
    expect(sent()).toEqual([['outbox']])
    const all = afterCommit.sent()
    sends[0]?.end()
    await Promise.resolve()
    sends[1]?.end()
    await all
    expect(sent()).toEqual([['outbox'], ['outbox', 'live']])
    await commit('outbox')
    expect(sends).toHaveLength(3)
  })

  it('is sent at once outside a transaction', () => {
    afterCommit.add('outbox')
    expect(sent()).toEqual([['outbox']])
  })
})
