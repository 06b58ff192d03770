import { jonas, maya } from '@squash/testkit/cast'
import { fixedClock } from '@squash/testkit/clock'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../test/support/database.ts'
import { captureRoutes } from './capture-routes.ts'
import { capture } from './captured.ts'

const database = await testDatabase()
const clock = fixedClock()
let app: FastifyInstance

const inbox = (number: number, to = maya.email) => ({
  key: `mail:${number}`,
  to,
  subject: `Mail <${number}>`,
  text: `Hello & welcome: http://localhost:3000/invite/abc?x=1&y="2" <script>alert(1)</script>`,
  html: `<h1 style="color:red">Mail ${number}</h1>`,
})
const get = (url: string) => app.inject({ url })
const Mails = z.array(z.object({ id: z.number() }))
const latestMail = async () => Mails.parse((await get('/dev/mail.json')).json())[0]?.id

beforeEach(async () => {
  await database.truncate()
  app = fastify()
  captureRoutes(app, { db: database.db, allowed: (request) => request.headers['x-local'] !== 'no' })
})
afterAll(database.close)

describe('/dev/mail', () => {
  it('lists recipients and subjects, newest first, with nothing that a mail could inject', async () => {
    await capture(database.db, inbox(1), clock.now())
    await capture(database.db, inbox(2, jonas.email), clock.advance({ minutes: 5 }))
    const { statusCode, headers, body } = await get('/dev/mail')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(body.indexOf('Mail &lt;2&gt;')).toBeGreaterThan(0)
    expect(body.indexOf('Mail &lt;1&gt;')).toBeGreaterThan(body.indexOf('Mail &lt;2&gt;'))
    expect(body).toContain(jonas.email)
    expect(body).not.toMatch(/style=|<style|<script/)
  })

  it('paginates back through many mails', async () => {
    for (let number = 1; number <= 5; number += 1) await capture(database.db, inbox(number), clock.now())
    const seen: string[] = []
    for (let url: string | undefined = '/dev/mail?limit=2'; url; ) {
      const { body } = await get(url)
      seen.push(...[...body.matchAll(/Mail &lt;(\d)&gt;/g)].map(([, number = '']) => number))
      url = /href="(\/dev\/mail\?[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen).toEqual(['5', '4', '3', '2', '1'])
  })

  it('says what to do when it is empty', async () => {
    expect((await get('/dev/mail')).body).toContain('Nothing yet')
  })

  it('shows one mail as text in which only web addresses are links', async () => {
    await capture(database.db, inbox(1), clock.now())
    const { body } = await get(`/dev/mail/${await latestMail()}`)
    expect(body).toContain('<a href="http://localhost:3000/invite/abc?x=1&amp;y=">')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toContain('<script')
  })

  it('isolates the HTML of a mail in its own origin, without scripts, and opens its links outside', async () => {
    await capture(database.db, inbox(1), clock.now())
    const { body, headers } = await get(`/dev/mail/${await latestMail()}/html`)
    expect(body).toBe(inbox(1).html)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-popups /)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin/)
  })

  it('provides the mails as JSON, with the fields of the contract', async () => {
    await capture(database.db, inbox(1), clock.now())
    await capture(database.db, inbox(1), clock.now())
    const { to, subject, text, html } = inbox(1)
    expect((await get('/dev/mail.json')).json()).toEqual([
      { id: expect.any(Number), to, subject, text, html, created_at: clock.now().toISOString() },
    ])
  })

  it.each(['/dev/mail/999', '/dev/mail/999/html', '/dev/mail/abc', '/dev/mail/-1', '/dev/mail/99999999999999999999'])(
    'has no mail at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  it.each(['?limit=0', '?limit=1000000', '?before=x', '?limit=1&limit=2'])('tolerates %s', async (query) => {
    expect((await get(`/dev/mail${query}`)).statusCode).toBe(200)
  })

  it('does not exist for unauthorised requests', async () => {
    await capture(database.db, inbox(1), clock.now())
    for (const url of ['/dev/mail', '/dev/mail.json', '/dev/mail/1', '/dev/mail/1/html', '/dev/mail.css']) {
      const { statusCode, body } = await app.inject({ url, headers: { 'x-local': 'no' } })
      expect(statusCode).toBe(404)
      expect(body).not.toContain(maya.email)
    }
  })
})
