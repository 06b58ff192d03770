import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { LIMITS } from '../../platform/limits/limits.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash({ env: { RATE_LIMITS: String(2 / LIMITS.unauthorized.points) } })
})
afterAll(() => squash.close())

describe('an address that keeps sending requests without a valid session', () => {
  it('is rate-limited, with a refusal in the format that clients read', async () => {
    const ask = () =>
      squash.visitor.request('GET', '/auth/v1/user', undefined, {
        authorization: 'Bearer nonsense',
        'x-supabase-api-version': '2024-01-01',
      })
    expect([(await ask()).status, (await ask()).status]).toEqual([403, 403])
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await squash.visitor.request('GET', '/auth/v1/settings')).status).toBe(200)
  })
})
