import { request } from 'node:http'
import { LIMITS } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

const PATH = '/functions/v1/upload-photo'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash({ env: { RATE_LIMITS: 'on' } })
})
beforeEach(async () => {
  await squash.database.truncate()
  squash.clock.advance({ hours: 1 })
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

const drawn = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } })
const red = await drawn('red').png().toBuffer()
const blue = await drawn('blue').webp().toBuffer()

type Sent = { as?: Actor; type?: string; key?: string }

/** Uploads a file. @returns the status and body of the response */
async function upload(file: Buffer, { as = m, type = 'image/png', key }: Sent = {}) {
  const headers: Record<string, string> = { 'content-type': type }
  if (as.session) headers.authorization = `Bearer ${as.session.access_token}`
  if (key) headers['idempotency-key'] = key
  const response = await fetch(squash.origin + PATH, { method: 'POST', headers, body: new Uint8Array(file) })
  const body: unknown = await response.json()
  return { status: response.status, body }
}
const addressIn = ({ body }: { body: unknown }) => String(Object(body).avatar_url)
const get = (path: string) => fetch(squash.origin + path)
const ownAddress = async () => (await done(m.call('get_profile', {})))?.avatar_url
const updates = async () => {
  const { rows } = await squash.database.query(
    "select event->'fields' as fields from outbox where type = 'profile.updated' order by id",
  )
  return rows.map(({ fields }) => fields)
}

describe('an uploaded photo', () => {
  it('becomes Maya’s photo, as a square WebP without its location', async () => {
    const file = await drawn('red')
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Maya at home' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toBuffer()
    const answer = await upload(file, { type: 'image/jpeg' })
    expect(answer).toEqual({ status: 200, body: { avatar_url: await ownAddress() } })
    const photo = Buffer.from(await (await get(addressIn(answer))).arrayBuffer())
    const { format, width, height, exif } = await sharp(photo).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 512, exif: undefined })
    expect(photo.includes('Maya at home')).toBe(false)
  })

  it('replaces the one before, which is deleted', async () => {
    const [first, second] = [addressIn(await upload(red)), addressIn(await upload(blue))]
    expect([(await get(first)).status, (await get(second)).status, await ownAddress()]).toEqual([404, 200, second])
    expect((await squash.database.query('select 1 from profile_photos')).rows).toHaveLength(1)
  })

  it('counts as a new photo, also for the achievement, and is in the download', async () => {
    await upload(red)
    expect(await updates()).toEqual([['avatar']])
    await untilQuiet(squash.database)
    const earned = await done(m.call('get_user_achievements', {}))
    expect(earned.map(({ code }) => code)).toContain('first_photo')
    expect((await done(m.call('export_my_data', {}))).photo).toMatchObject({ webp_base64: expect.any(String) })
  })

  it('is judged by its bytes, whatever type the browser names', async () => {
    expect((await upload(red, { type: 'text/plain' })).status).toBe(200)
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('hello'),
      Buffer.alloc(0),
    ])
      expect(await upload(file)).toMatchObject({ status: 400, body: { error: profileMessages.photoUnreadable } })
  })

  it('may be up to 5 MB, and is refused with a reason above that', async () => {
    const largest = Buffer.alloc(LIMITS.photoUploadBytes)
    expect(await upload(largest)).toMatchObject({ status: 400, body: { error: profileMessages.photoUnreadable } })
    const larger = Buffer.alloc(LIMITS.photoUploadBytes + 1)
    expect(await upload(larger)).toEqual({ status: 413, body: { error: profileMessages.photoTooLarge } })
  })

  it('is saved once for a repeated request, and its key can’t be used for another file', async () => {
    const first = await upload(red, { key: 'k1' })
    expect(await upload(red, { key: 'k1' })).toEqual(first)
    expect(await updates()).toEqual([['avatar']])
    expect((await upload(blue, { key: 'k1' })).status).toBe(409)
    expect(await ownAddress()).toBe(addressIn(first))
  })
})

describe('uploading photos', () => {
  it('is refused to a visitor before a byte of the file has arrived', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(squash.origin + PATH, { method: 'POST', headers: { 'content-length': '5000000' } })
      asked.on('error', reject)
      asked.on('response', (response) => {
        resolve(response.statusCode)
        asked.destroy()
      })
      asked.flushHeaders()
    })
    expect(status).toBe(401)
  })

  it('is possible twenty times an hour, including photos set by link', async () => {
    const j = await squash.signUp(jonas)
    for (let time = 0; time < 10; time++) {
      expect((await upload(red)).status).toBe(200)
      expect((await m.call('update_profile', { avatar_url: 'https://127.0.0.1/' })).status).toBe(400)
    }
    expect((await upload(red)).status).toBe(429)
    expect((await upload(red, { as: j })).status).toBe(200)
  })
})
