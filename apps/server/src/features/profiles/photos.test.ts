import type { IncomingMessage, ServerResponse } from 'node:http'
import { ada, jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { type HttpsHost, startHttpsHost } from '@squash/testkit/https-host'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { createDownload } from '../../platform/download/download.ts'

let host: HttpsHost
let squash: TestSquash
let m: Actor
let j: Actor
/** The host's response when it has no picture. */
let other: (response: ServerResponse) => void

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
const pictures = new Map<string, Buffer>()

beforeAll(async () => {
  for (const colour of ['red', 'blue']) pictures.set(`/${colour}.png`, await picture(colour))
  host = await startHttpsHost(({ url = '' }: IncomingMessage, response) => {
    const found = pictures.get(url)
    if (found) response.writeHead(200, { 'content-type': 'image/png' }).end(found)
    else other(response)
  })
  squash = await startSquash({ download: fromTheHost() })
})
beforeEach(async () => {
  await squash.database.truncate()
  host.requestedPaths.length = 0
  other = (response) => void response.writeHead(404).end()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(async () => {
  await squash.close()
  await host.close()
})

/** As if this host were the whole internet. */
function fromTheHost(patience = { answer: 2000, total: 4000 }) {
  const permits = (address: string) => address === '127.0.0.1'
  const resolve = async () => ['127.0.0.1']
  return createDownload({ resolve, permits, port: host.port, ca: host.certificate }, patience)
}

const link = (file: string) => `${host.origin}/${file}`
const setPhoto = (person: Actor, file = 'red.png') => person.call('update_profile', { avatar_url: link(file) })
/** Sets Maya's photo. @returns its URL */
const withPhoto = async (file?: string) => (await done(setPhoto(m, file))).avatar_url ?? 'none'
const get = (path: string, headers = {}) => fetch(squash.origin + path, { headers })
const updates = async () => {
  const { rows } = await squash.database.query(
    "select event->'fields' as fields from outbox where type = 'profile.updated' order by id",
  )
  return rows.map(({ fields }) => fields)
}

describe('a profile photo', () => {
  it('is fetched once, and then served by Squash itself to everyone', async () => {
    const address = await withPhoto()
    expect(address).toMatch(/^\/photos\/[\w-]{22}\.webp$/)
    for (let look = 0; look < 3; look++) expect((await get(address)).status).toBe(200)
    expect(host.requestedPaths).toEqual(['/red.png'])
    expect(await done(j.call('get_profile', { p_user_id: personOf(m) }))).toMatchObject({ avatar_url: address })
  })

  it('is a square of 512 pixels that browsers cache and never treat as anything but an image', async () => {
    const response = await get(await withPhoto())
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const photo = Buffer.from(await response.arrayBuffer())
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('is deleted together with its URL when it is replaced', async () => {
    const first = await withPhoto('red.png')
    const second = await withPhoto('blue.png')
    expect(second).not.toBe(first)
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
  })

  it('is deleted when it is removed', async () => {
    const address = await withPhoto()
    expect(await done(m.call('update_profile', { avatar_url: null }))).toMatchObject({ avatar_url: null })
    expect((await get(address)).status).toBe(404)
    expect((await squash.database.query('select 1 from profile_photos')).rows).toEqual([])
  })

  it('is deleted with the account', async () => {
    const address = await withPhoto()
    await squash.database.query('delete from auth.users where id = $1', [personOf(m)])
    expect((await get(address)).status).toBe(404)
  })

  it('stays when a form sends back its URL, or omits it', async () => {
    const address = await withPhoto()
    for (const update of [{ avatar_url: address }, { first_name: 'May' }, {}]) {
      expect(await done(m.call('update_profile', update))).toMatchObject({ avatar_url: address })
    }
    expect(host.requestedPaths).toHaveLength(1)
    expect(await updates()).toEqual([['avatar'], ['name']])
  })

  it("cannot be another user's, whatever URL they send", async () => {
    const address = await withPhoto()
    for (const avatar_url of [address, '/photos/none.webp', '/photos/../readyz']) {
      expect(await j.call('update_profile', { avatar_url })).toMatchObject({
        status: 400,
        body: { code: 'photo.bad_link' },
      })
    }
    expect(await done(j.call('get_profile', {}))).toMatchObject({ avatar_url: null })
  })

  it('has a URL that reveals neither its owner nor its content: the same picture never gets the same URL twice', async () => {
    const [mayas, jonass] = [await withPhoto(), (await done(setPhoto(j))).avatar_url]
    expect(mayas).not.toBe(jonass)
    expect(await withPhoto()).not.toBe(mayas)
  })

  it('is included in the download', async () => {
    expect((await done(m.call('export_my_data', {}))).photo).toBeNull()
    const bytes = Buffer.from(await (await get(await withPhoto())).arrayBuffer())
    expect((await done(m.call('export_my_data', {}))).photo).toEqual({
      webp_base64: bytes.toString('base64'),
      created_at: squash.clock.now().toISOString(),
    })
  })

  it('leaves no trace of its original link', async () => {
    pictures.set('/red.png?secret=maya', await picture('red'))
    const idempotent = { 'idempotency-key': 'k1' }
    await done(m.call('update_profile', { avatar_url: link('red.png?secret=maya') }, idempotent))
    for (const table of ['profiles', 'profile_photos', 'outbox', 'idempotency_keys', 'live_events']) {
      const { rows } = await squash.database.query(`select * from ${table}`)
      expect([table, JSON.stringify(rows).includes('secret=maya')]).toEqual([table, false])
    }
  })

  it('is announced in one event with everything else that changed', async () => {
    await done(m.call('update_profile', { first_name: 'May', avatar_url: link('red.png') }))
    await done(m.call('update_profile', { last_name: 'Oh', avatar_url: null }))
    await done(m.call('update_profile', { avatar_url: null }))
    expect(await updates()).toEqual([
      ['name', 'avatar'],
      ['name', 'avatar_removed'],
    ])
  })

  it('is fetched once for a repeated request', async () => {
    const update = () => m.call('update_profile', { avatar_url: link('red.png') }, { 'idempotency-key': 'k1' })
    const first = await done(update())
    expect(await done(update())).toEqual(first)
    expect(host.requestedPaths).toHaveLength(1)
  })

  it.each(['/photos/', '/photos/x', '/photos/aaaaaaaaaaaaaaaaaaaaaa.webp', '/photos/aaaaaaaaaaaaaaaaaaaaaa.png'])(
    'is not found at %s',
    async (path) => {
      const response = await get(path, { accept: 'image/*' })
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})

describe('a profile photo to be fetched', () => {
  type Answer = (response: ServerResponse) => void
  const send = (type: string, body: string | Buffer): Answer => {
    return (response) => void response.writeHead(200, { 'content-type': type }).end(body)
  }
  const notThere: Answer = (response) => void response.writeHead(404).end()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

  it.each([
    ['is a page', send('text/html', '<title>Me</title>'), 'photo.not_an_image'],
    ['is a page labelled as a PNG', send('image/png', '<title>Me</title>'), 'photo.not_an_image'],
    ['is an SVG', send('image/svg+xml', svg), 'photo.not_an_image'],
    ['is an SVG labelled as a PNG', send('image/png', svg), 'photo.not_an_image'],
    ['is empty', send('image/png', ''), 'photo.not_an_image'],
    ['is not there', notThere, 'photo.unreachable'],
    ['is larger than 2 MB', send('image/png', Buffer.alloc(2 * 1024 * 1024 + 1)), 'photo.too_large'],
  ] as const)('is refused if it %s, naming the field and what to do', async (_what, answer, code) => {
    other = answer
    const refused = await setPhoto(m, 'other.png')
    expect(refused).toMatchObject({ status: 400, body: { code, details: { avatar_url: expect.any(String) } } })
  })

  it.each([
    'http://photos.example/me.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'me.png',
    'https://maya:secret@photos.example/me.png',
    'https://photos.example:22/me.png',
  ])('is refused if its link is %s', async (avatar_url) => {
    expect(await m.call('update_profile', { avatar_url })).toMatchObject({
      status: 400,
      body: { code: 'photo.bad_link', details: { avatar_url: expect.stringContaining('https://') } },
    })
  })

  it('leaves the rest of the form and the previous photo unchanged if it’s refused', async () => {
    const address = await withPhoto()
    await setPhoto(m, 'other.png')
    const refused = await m.call('update_profile', { first_name: 'May', avatar_url: link('other.png') })
    expect(refused.status).toBe(400)
    expect(await done(m.call('get_profile', {}))).toMatchObject({ first_name: 'Maya', avatar_url: address })
    expect((await get(address)).status).toBe(200)
  })

  it('is not fetched for an overlong link', async () => {
    const refused = await setPhoto(m, 'x'.repeat(2048))
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(host.requestedPaths).toEqual([])
  })
})

describe('setting photos', () => {
  it('allows one at a time per user, without slowing down others', async () => {
    let answerFirst = () => {}
    const asked = new Promise<void>((resolve) => {
      other = (response) => {
        answerFirst = () => void response.writeHead(200, { 'content-type': 'image/png' }).end(pictures.get('/red.png'))
        resolve()
      }
    })
    const first = setPhoto(m, 'slow.png')
    await asked
    expect(await setPhoto(m)).toMatchObject({ status: 429, body: { details: { retry_after: 10 } } })
    expect((await setPhoto(j)).status).toBe(200)
    answerFirst()
    expect((await first).status).toBe(200)
    expect((await setPhoto(m)).status).toBe(200)
  })
})

describe('a server with default settings', () => {
  it('allows up to twenty profile photos an hour, including failed ones, and fetches none from its own network', async () => {
    // With the default limits, and access only to hosts on the public internet.
    const real = await startSquash({ env: { RATE_LIMITS: 'on' } })
    try {
      const a = await real.signUp(ada)
      const inside = { avatar_url: `https://127.0.0.1/` }
      for (let time = 0; time < 20; time++) {
        expect(await a.call('update_profile', inside)).toMatchObject({
          status: 400,
          body: { code: 'photo.unreachable' },
        })
      }
      const refused = await a.call('update_profile', inside)
      expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } })
      expect((await a.call('update_profile', { first_name: 'Ada' })).status).toBe(200)
    } finally {
      await real.close()
    }
  })
})
