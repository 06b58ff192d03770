import { randomUUID } from 'node:crypto'
import { REFUSALS } from '@squash/contract/errors'
import { jonas, maya } from '@squash/testkit/cast'
import { startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everyCall } from './support/calls.ts'
import { type OpenStream, openStream } from './support/live-stream.ts'
import { PATHS } from './support/matrix/paths.ts'
import { withServiceKey } from './support/operator.ts'
import { personOf } from './support/person.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

let squash: TestSquash
let m: Actor
const open: OpenStream[] = []

beforeAll(async () => {
  squash = await startSquash({ env: withServiceKey })
})
beforeEach(async () => {
  await squash.database.truncate()
  m = await squash.signUp(maya)
  // Makes what this process has cached about the session as fresh as possible.
  expect((await m.call('get_dashboard', {})).status).toBe(200)
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => squash.close())

/** As if another process had done it: this one has to notice by itself. */
const revoke = () => squash.database.query('delete from auth.sessions where user_id = $1', [personOf(m)])
const addFactor = () =>
  squash.database.query(
    `insert into auth.factors (id, user_id, factor_type, status, friendly_name, phone, created_at, updated_at)
     values ($1, $2, 'phone', 'verified', '', '15550100', $3, $3)`,
    [randomUUID(), personOf(m), squash.clock.now()],
  )
const kinds = [
  ['whose session was revoked', revoke, 'session.dead'],
  ['that has not passed the second factor its account has', addFactor, 'session.mfa_required'],
] as const

const guarded = everyCall.filter(({ access }) => access !== 'public')
const functions = Object.keys(PATHS).flatMap((key) => (key.startsWith('POST /functions/') ? [key.slice(5)] : []))

describe.each(kinds)('a token %s', (_which, end, code) => {
  beforeEach(async () => {
    await end()
    squash.clock.advance({ seconds: 1 })
  })

  it('is refused by every call a second later', async () => {
    const answers: unknown[] = []
    for (const { name } of guarded) {
      const { status, body } = await m.request('POST', `/rest/v1/rpc/${name}`, {})
      answers.push([name, status, Object(body).code])
    }
    expect(answers).toEqual(guarded.map(({ name }) => [name, 401, code]))
  })

  it('is refused by reads over GET as well', async () => {
    const { status, body } = await m.request('GET', '/rest/v1/rpc/get_dashboard')
    expect([status, Object(body).code]).toEqual([401, code])
  })

  it('is refused by every function', async () => {
    expect(functions.length).toBeGreaterThan(3)
    for (const path of functions) {
      const { status, body } = await m.request('POST', path, {})
      expect([path, status, Object(body).error]).toEqual([path, 401, REFUSALS[code].message])
    }
  })

  it("can't open a stream", async () => {
    const stream = await openStream(squash.origin, m)
    open.push(stream)
    expect(stream.status).toBe(401)
  })

  it.each(['/photos/none.webp', '/', '/rulings', `/debates/${randomUUID()}`, '/profile', '/security'])(
    'is treated as a visitor at %s',
    async (path) => {
      const [own, visitors] = [await m.request('GET', path), await squash.visitor.request('GET', path)]
      expect([own.status, own.body]).toEqual([visitors.status, visitors.body])
    },
  )

  it('is treated as a visitor by calls that are open to everyone', async () => {
    expect((await m.call('get_public_ai_rulings', {})).status).toBe(200)
  })
})

describe.each(kinds)('a stream of a token %s', (_which, end) => {
  it('delivers nothing more a second later, and closes at the next event', async () => {
    await squash.signUp(jonas)
    // Maya's reward for signing up is counted in the background.
    await untilQuiet(squash.database)
    const stream = await openStream(squash.origin, m)
    open.push(stream)
    expect(stream.status).toBe(200)
    await end()
    squash.clock.advance({ seconds: 1 })
    await startConflict(await squash.signIn(jonas), maya.email)
    await stream.ended
    expect(stream.heard).toEqual([])
  })
})
