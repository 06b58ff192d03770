import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AccountHooks } from '../src/index.ts'
import { bearer, join, jonas, maya, signIn, signUp } from './people.ts'
import type { Service } from './service.ts'

// Counts calls to the real functions.
const hashed = vi.hoisted(() => ({ calls: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify } = await original<typeof import('@node-rs/argon2')>()
  const counted = <Args extends unknown[], Value>(work: (...args: Args) => Value) => {
    return (...args: Args): Value => {
      hashed.calls += 1
      return work(...args)
    }
  }
  return { hash: counted(hash), verify: counted(verify) }
})

// Imported again here: another file may already have loaded the uncounted functions into this process.
vi.resetModules()
const { startService } = await import('./service.ts')

let service: Service
/** A service whose host gives each username to the first account that asks for it. */
let unique: Service
const onePerUsername: AccountHooks = {
  created: async (tx, { id, metadata }) => {
    const { rows } = await sql`
      select 1 from auth.users where user_metadata->>'username' = ${metadata.username} and id <> ${id}`.execute(tx)
    return rows.length > 0 ? { refuse: { status: 409, code: 'conflict', message: 'taken' } } : undefined
  },
}

beforeAll(async () => {
  unique = await startService({ settings: { mailIntervalSeconds: 0 }, accounts: onePerUsername })
  service = await startService({
    settings: { mailIntervalSeconds: 0 },
    accounts: {
      created: async (_tx, { metadata }) =>
        metadata.username === 'taken' ? { refuse: { status: 409, code: 'conflict', message: 'taken' } } : undefined,
    },
  })
})
afterEach(async () => {
  expect([...service.failures, ...unique.failures]).toEqual([])
  await service.reset()
  await unique.reset()
})
afterAll(async () => {
  await service.stop()
  await unique.stop()
})

const known = maya
const unknown = jonas
type Probe = (person: typeof maya, at?: Service) => ReturnType<Service['call']>

const wrongPassword: Probe = ({ email }, at = service) => signIn(at, { email, password: 'not quiet' })
const recover: Probe = ({ email }, at = service) => at.call('POST', '/recover', { email })
const resend: Probe = ({ email }, at = service) => at.call('POST', '/resend', { type: 'signup', email })
const sendLink: Probe = ({ email }, at = service) => at.call('POST', '/otp', { email })
const signUpAs: Probe = ({ email }, at = service) => signUp(at, { email, password: 'a brand new one', data: { a: 1 } })
const probes: [string, Probe][] = [
  ['a wrong password', wrongPassword],
  ['a recovery', recover],
  ['a message sent again', resend],
  ['a link to sign in with', sendLink],
  ['a sign-up', signUpAs],
]

/** An answer without the parts that always differ: ids, and the requested address. */
const saidBy = (answer: Awaited<ReturnType<Service['call']>>, { email }: typeof maya) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => name !== 'date'),
  body: JSON.stringify(answer.body)
    .replace(/[0-9a-f-]{36}/g, '<id>')
    .replaceAll(email, '<email>'),
})

describe('an answer does not reveal whether an address has an account:', () => {
  it.each(probes)('%s gets the same bytes for known and unknown addresses', async (_what, probe) => {
    await join(service, known)
    service.forward(60)
    const [one, other] = [saidBy(await probe(known), known), saidBy(await probe(unknown), unknown)]
    expect(other).toEqual(one)
  })

  it.each(probes)('%s gets the same bytes for an unconfirmed account too', async (_what, probe) => {
    await signUp(service, known)
    service.forward(60)
    const [one, other] = [saidBy(await probe(known), known), saidBy(await probe(unknown), unknown)]
    expect(other).toEqual(one)
  })

  it('repeating the sign-up of an unconfirmed account gets the answer of a first sign-up', async () => {
    const repeat = (person: typeof maya) => signUp(service, { ...person, data: known.data })
    await repeat(known)
    service.forward(60)
    const [one, other] = [saidBy(await repeat(known), known), saidBy(await repeat(unknown), unknown)]
    expect(other).toEqual(one)
  })

  it('signing up with the username of an unconfirmed account gets the answer that any taken username gets', async () => {
    await signUp(unique, known)
    unique.forward(60)
    const guess = (person: typeof maya) => signUp(unique, { ...person, password: 'a wild guess', data: known.data })
    const [one, other] = [saidBy(await guess(known), known), saidBy(await guess(unknown), unknown)]
    expect(one.status).toBe(409)
    expect(other).toEqual(one)
  })

  it('a stranger cannot find the password of an unconfirmed account by guessing', async () => {
    const tries: string[] = []
    const limited = await startService({
      db: unique.db,
      settings: { mailIntervalSeconds: 0 },
      accounts: onePerUsername,
      limiter: {
        consume: async (bucket, key) => {
          if (bucket === 'password_account') tries.push(key)
          return tries.length > 10 ? { ok: false, retryAfter: 600 } : { ok: true }
        },
      },
    })
    await signUp(limited, known)
    const guess = (password: string) => signUp(limited, { ...known, password })
    for (let index = 0; index < 10; index += 1) expect((await guess(`guess ${index}`)).status).toBe(409)
    expect((await guess(known.password)).status).toBe(409)
    expect(JSON.stringify(tries)).not.toContain(known.email)
    await limited.stop()
  })

  it('a sign-up that the host refuses gets the same refusal for known and unknown addresses', async () => {
    await join(service, known)
    const refused = (person: typeof maya) => signUp(service, { ...person, data: { username: 'taken' } })
    const [one, other] = [await refused(known), await refused(unknown)]
    expect([one.status, one.body]).toEqual([409, other.body])
  })
})

describe('response time does not reveal whether an address has an account:', () => {
  it.each(probes)(
    '%s computes as many password hashes for unknown addresses as for known ones',
    async (_what, probe) => {
      await join(service, known)
      const countOf = async (person: typeof maya) => {
        const before = hashed.calls
        await probe(person)
        return hashed.calls - before
      }
      const counts = [await countOf(known), await countOf(unknown)]
      expect(counts[1]).toBe(counts[0])
    },
  )

  // Shows that the counter works: the comparison above would also pass if it never counted.
  it('a wrong password for an unknown address computes one password hash', async () => {
    const before = hashed.calls
    await wrongPassword(unknown)
    expect(hashed.calls).toBe(before + 1)
  })

  const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

  /**
   * Takes turns, so that other load on the machine affects both alike. @returns the share by which the longer median
   * exceeds the shorter
   */
  async function difference(rounds: number, take: (person: typeof maya) => Promise<number>): Promise<number> {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < rounds; round++) {
      times.known.push(await take(known))
      times.unknown.push(await take(unknown))
    }
    const [one, other] = [median(times.known), median(times.unknown)]
    return Math.max(one, other) / Math.min(one, other) - 1
  }

  // CPU time of this process with all its threads: other load on the machine does not count.
  it('a wrong password takes the same CPU time to within ten percent', async () => {
    await join(service, known)
    await wrongPassword(unknown)
    const apart = await difference(40, async (person) => {
      const before = process.cpuUsage()
      await wrongPassword(person)
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    expect(apart).toBeLessThan(0.1)
  })

  it.each([
    ['a recovery', recover],
    ['a message sent again', resend],
    ['a link to sign in with', sendLink],
    ['a sign-up', signUpAs],
  ] as const)('%s takes the same time to within ten percent, because its answer is delayed', async (_what, probe) => {
    // The delays are added up instead of waited for, and are so long that the machine's noise does not matter.
    const waiting = await startService({
      db: service.db,
      settings: { mailIntervalSeconds: 0, constantTimeMilliseconds: 5000 },
    })
    await join(service, known)
    const apart = await difference(5, async (person) => {
      waiting.pauses.length = 0
      const began = performance.now()
      await probe(person, waiting)
      return performance.now() - began + waiting.pauses.reduce((sum, pause) => sum + pause, 0)
    })
    expect(waiting.pauses).toEqual([expect.toSatisfy((pause: number) => pause > 0 && pause < 5000)])
    await waiting.stop()
    expect(apart).toBeLessThan(0.1)
  })

  it('a successful sign-in is answered without a pause', async () => {
    const session = await join(service, known)
    service.pauses.length = 0
    await signIn(service, known)
    await service.call('GET', '/user', undefined, bearer(session))
    expect(service.pauses).toEqual([])
  })
})
