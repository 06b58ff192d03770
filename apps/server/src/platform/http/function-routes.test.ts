import { refuse } from '@squash/rules/result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { functionRoute, type JsonFunction } from './function-routes.ts'
import { PEOPLE, startTestServer, type TestServer } from './testing/test-server.ts'

const sendNote: JsonFunction<{ to: string }> = {
  name: 'send-note',
  access: 'user',
  input: z.object({ to: z.string('Name a recipient') }),
  messages: { 'conflict.wrong_phase': 'Failed to send note', 'session.required': 'Please sign in to send notes' },
  async run({ caller }, { to }) {
    if (to === 'the past') return refuse('conflict.wrong_phase')
    if (to === 'me again') return refuse('invite.too_soon', { retry_after: 120 })
    if (to === 'nowhere') throw new Error('a fault')
    return { ok: true, value: to === 'nobody' ? {} : { sent_by: caller?.id } }
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ routes: (parts) => [functionRoute(sendNote, parts)] })
})
afterAll(() => server.stop())

const send = (body: unknown, as?: string) => server.request('/functions/v1/send-note', { body, ...(as && { as }) })

describe('a function that takes JSON', () => {
  it("answers with the function's value, or with an empty object if it has none", async () => {
    expect(await (await send({ to: 'Jonas' }, 'maya')).json()).toEqual({ sent_by: PEOPLE.maya })
    expect(await (await send({ to: 'nobody' }, 'maya')).json()).toEqual({})
  })

  it.each<[string, unknown, string | undefined, number, string]>([
    ['a call without a session, with its own message', { to: 'Jonas' }, undefined, 401, 'Please sign in to send notes'],
    [
      'a call with an ended session, with the common message',
      { to: 'Jonas' },
      'dead',
      401,
      'Your session has ended. Please sign in again.',
    ],
    ['what its rules refuse', { to: 'the past' }, 'maya', 409, 'Failed to send note'],
    ['a call that breaks', { to: 'nowhere' }, 'maya', 500, 'Something broke on our side. Please try again.'],
  ])('refuses %s', async (_when, body, as, status, error) => {
    const response = await send(body, as)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error })
  })

  it('names every invalid field of its input', async () => {
    const response = await send({ subject: 'x\u0000' }, 'maya')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'Name a recipient',
      details: { to: 'Name a recipient', subject: 'must not contain NUL characters' },
    })
    expect(await (await send('{', 'maya')).json()).toMatchObject({ error: 'This is not valid JSON' })
  })

  it('says when to retry', async () => {
    const response = await send({ to: 'me again' }, 'maya')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('120')
  })
})
