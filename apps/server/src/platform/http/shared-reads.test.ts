import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import type { CallContext } from './context.ts'
import type { CallResponse, RpcHandler } from './rpc-handler.ts'
import { shareReads } from './visitor-calls.ts'

const visitor: CallContext = {
  caller: null,
  request: {
    id: 'one',
    address: '127.0.0.1',
    call: 'get_global_stats',
    access: 'public',
    locales: [],
    idempotency: null,
  },
  log: createLog('silent'),
}

/** Reads that finish when the test says so. */
function slowly() {
  const asked: { name: string; end: (body: string) => void; fail: () => void }[] = []
  const run: RpcHandler = (name) =>
    new Promise<CallResponse>((resolve, reject) => {
      asked.push({
        name,
        end: (body) => resolve({ status: 200, headers: {}, body }),
        fail: () => reject(new Error('The database is away')),
      })
    })
  return { asked, run: shareReads(run) }
}

describe('visitors who ask at the same moment', () => {
  it('share one read and get the same answer', async () => {
    const { asked, run } = slowly()
    const answers = [1, 2, 3].map(() => run('get_global_stats', { body: {} }, visitor))
    expect(asked).toHaveLength(1)
    asked[0]?.end('{"total":1}')
    expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(Array(3).fill('{"total":1}'))
  })

  it('do not share different reads', () => {
    const { asked, run } = slowly()
    void run('get_public_ai_rulings', { body: { p_limit: 1 } }, visitor)
    void run('get_public_ai_rulings', { body: { p_limit: 2 } }, visitor)
    void run('get_public_ai_rulings', { query: { p_limit: '1' } }, visitor)
    void run('get_global_stats', { body: { p_limit: 1 } }, visitor)
    void run('get_global_stats', { body: {} }, { ...visitor, request: { ...visitor.request, locales: ['de-CH'] } })
    void run('get_global_stats', { body: {} }, visitor)
    expect(asked).toHaveLength(6)
  })

  it('read again once there was an answer, even a failed one', async () => {
    const { asked, run } = slowly()
    const first = run('get_global_stats', { body: {} }, visitor)
    asked[0]?.fail()
    await expect(first).rejects.toThrow('away')
    const second = run('get_global_stats', { body: {} }, visitor)
    asked[1]?.end('{}')
    await second
    void run('get_global_stats', { body: {} }, visitor)
    expect(asked).toHaveLength(3)
  })
})
