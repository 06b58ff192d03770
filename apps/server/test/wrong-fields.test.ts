import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCall, insiderOf } from './support/calls.ts'
import { gather, type People } from './support/matrix/people.ts'
import { withServiceKey } from './support/operator.ts'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let people: People

beforeAll(async () => {
  squash = await startSquash({ env: withServiceKey })
  people = await gather(squash)
})
afterAll(() => squash.close())

/** Wording that only the validator or the author of a client would use. */
const VALIDATOR = /\b(invalid|expected|received|must|missing|undefined|UUID|NUL)\b|too (small|big)/i

/** Values that are invalid for any text field. */
const UNSTORABLE = { nul: 'x\u0000', half: 'x\ud83e' }

const WRONG: readonly (readonly [what: string, value: unknown])[] = [
  ['an object', { nested: ['x'] }],
  ['a broken number', 17.5],
  ['five thousand letters', 'x'.repeat(5000)],
  ['nothing written', ''],
  ['a NUL character', UNSTORABLE.nul],
  ['half a surrogate pair', UNSTORABLE.half],
]

describe.each(WRONG)('%s in every field of a call', (_, wrong) => {
  const isUnstorable = wrong === UNSTORABLE.nul || wrong === UNSTORABLE.half

  it('is answered with the name of every invalid field, in plain words', async () => {
    for (const { name, access, fields } of everyCall) {
      const given = Object.keys(fields).filter((key) => isUnstorable || !fields[key]?.safeParse(wrong).success)
      if (given.length === 0) continue
      const missing = Object.keys(fields).filter(
        (key) => !given.includes(key) && !fields[key]?.safeParse(undefined).success,
      )
      const input = Object.fromEntries(given.map((key) => [key, wrong]))
      const { status, body } = await people[insiderOf(access)].request('POST', `/rest/v1/rpc/${name}`, input)
      const { code, message, details } = Object(body)
      expect([name, status, code]).toEqual([name, 400, 'request.invalid'])
      expect([name, Object.keys(details).sort()]).toEqual([name, [...given, ...missing].sort()])
      expect(message, name).not.toMatch(VALIDATOR)
      expect(message, name).toMatch(/^\p{Lu}/u)
    }
  })
})

it('an invalid query is answered with the name of every invalid field too', async () => {
  const { body } = await squash.visitor.request('GET', '/rest/v1/rpc/get_public_ai_rulings?p_limit=many&p_before=x%00')
  expect(body).toMatchObject({
    code: 'request.invalid',
    message: 'Something isn’t quite right. Check the marked fields.',
    details: { p_limit: 'must be a number', p_before: 'must not contain NUL characters' },
  })
})
