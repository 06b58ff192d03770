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
  const reads: { name: string; end: (body: string) => void; fail: () => void }[] = []
  const run: RpcHandler = (name) =>
    new Promise<CallResponse>((resolve, reject) => {
      reads.push({
        name,
        end: (body) => resolve({ status: 200, headers: {}, body }),
        fail: () => reject(new Error('The database is down')),
      })
    })
  return { reads, run: shareReads(run) }
}

describe('concurrent reads by visitors', () => {
  it('share one run and its answer', async () => {
    const { reads, run } = slowly()
    const answers = [1, 2, 3].map(() => run('get_global_stats', { body: {} }, visitor))
    expect(reads).toHaveLength(1)
    reads[0]?.end('{"total":1}')
    expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(Array(3).fill('{"total":1}'))
  })

  it('run separately if they differ', () => {
    const { reads, run } = slowly()
    void run('get_public_ai_rulings', { body: { p_limit: 1 } }, visitor)
    void run('get_public_ai_rulings', { body: { p_limit: 2 } }, visitor)
    void run('get_public_ai_rulings', { query: { p_limit: '1' } }, visitor)
    void run('get_global_stats', { body: { p_limit: 1 } }, visitor)
    void run('get_global_stats', { body: {} }, { ...visitor, request: { ...visitor.request, locales: ['de-CH'] } })
    void run('get_global_stats', { body: {} }, visitor)
    expect(reads).toHaveLength(6)
  })

  it('run again after an answer, even a failed one', async () => {
    const { reads, run } = slowly()
    const first = run('get_global_stats', { body: {} }, visitor)
    reads[0]?.fail()
    await expect(first).rejects.toThrow('down')
    const second = run('get_global_stats', { body: {} }, visitor)
    reads[1]?.end('{}')
    await second
    void run('get_global_stats', { body: {} }, visitor)
    expect(reads).toHaveLength(3)
  })
})
