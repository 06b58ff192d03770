import { decodeJwt } from 'jose'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createSessionCheck } from '../src/index.ts'
import { jonas, maya, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

const Claims = z.object({ sub: z.string(), session_id: z.string(), aal: z.enum(['aal1', 'aal2']) })

let service: Service
beforeAll(async () => {
  service = await startService({ settings: { autoconfirm: true } })
})
afterAll(() => service.stop())

it('the sessions that are checked at the same moment share a statement, and each gets its own answer', async () => {
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const check = createSessionCheck({ db: service.db.withPlugin(counting), clock: { now: service.now } })
  const [mayas, jonass] = [(await signUp(service, maya)).body, (await signUp(service, jonas)).body].map((session) =>
    Claims.parse(decodeJwt(session.access_token)),
  )
  if (!mayas || !jonass) throw new Error('Both have signed up')
  const strangers = { ...mayas, sub: crypto.randomUUID() }
  const stolen = { ...mayas, session_id: jonass.session_id }

  const states = await Promise.all([mayas, jonass, strangers, stolen].map((bearer) => check.check(bearer)))
  expect(states).toMatchObject([
    { ok: true, value: { aal: 'aal1', hasSecondFactor: false } },
    { ok: true, value: { aal: 'aal1', hasSecondFactor: false } },
    { ok: false, code: 'user_not_found' },
    { ok: false, code: 'session_not_found' },
  ])
  expect(statements).toBe(1)
})
