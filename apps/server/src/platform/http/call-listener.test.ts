import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/until.ts'
import { PEOPLE, SERVICE_KEY, startTestServer, type TestServer } from './testing/test-server.ts'

const NOTE = 'a0000000-0000-4000-8000-000000000000'
const MISSING = 'f0000000-0000-4000-8000-000000000000'
const MAYA_LOOKS = { name: 'get_note', person: PEOPLE.maya }

let server: TestServer
const heard: { name: string; person: string }[] = []
beforeAll(async () => {
  server = await startTestServer({
    listeners: [
      () => {
        throw new Error('this one is broken')
      },
      (call) => void heard.push(call),
    ],
  })
})
beforeEach(() => heard.splice(0))
afterAll(() => server.stop())

/** Everything else the listener has heard by the time of Maya's last call. */
async function heardBefore(): Promise<typeof heard> {
  await server.call('list_notes', {}, { as: 'maya' })
  await eventually(() => expect(heard.at(-1)?.name).toBe('list_notes'))
  return heard.slice(0, -1)
}

describe('a call listener', () => {
  it("is notified of Maya's successful calls by POST, by GET, and when her browser already has the answer", async () => {
    await server.call('get_note', { id: NOTE }, { as: 'maya' })
    const path = `/rest/v1/rpc/get_note?id=${NOTE}`
    const fresh = await server.request(path, { as: 'maya' })
    const etag = fresh.headers.get('etag') ?? ''
    const known = await server.request(path, { as: 'maya', headers: { 'if-none-match': etag } })
    expect([fresh.status, known.status]).toEqual([200, 304])
    expect(await heardBefore()).toEqual([MAYA_LOOKS, MAYA_LOOKS, MAYA_LOOKS])
  })

  it('is not notified of calls by visitors or services, refusals or errors', async () => {
    await server.call('list_notes', {})
    await server.call('award_note', {}, { as: SERVICE_KEY })
    const missing = await server.call('get_note', { id: MISSING }, { as: 'maya' })
    expect(missing.status).toBe(404)
    await server.call('get_note', { id: 'no id' }, { as: 'maya' })
    expect(await heardBefore()).toEqual([])
  })

  it('that throws is logged, without affecting Maya or the next listener', async () => {
    const answer = await server.call('get_note', { id: NOTE }, { as: 'maya' })
    expect(answer.status).toBe(200)
    expect(await heardBefore()).toEqual([MAYA_LOOKS])
    expect(server.logged()).toContainEqual(
      expect.objectContaining({ msg: 'a listener of calls failed', call: 'get_note' }),
    )
  })
})
