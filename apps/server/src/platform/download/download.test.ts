import type { ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { type HttpsHost, startHttpsHost } from '@squash/testkit/https-host'
import { portOf } from '@squash/testkit/loopback'
import { afterEach, describe, expect, it } from 'vitest'
import { createDownload, type Download } from './download.ts'
import { type Network, publicInternet } from './network.ts'

const MAX_BYTES = 2 * 1024 * 1024
const wanted = { types: ['image/png'], maxBytes: MAX_BYTES }
const pixels = Buffer.from('not really pixels')
const hosts: { close(): Promise<void> }[] = []

afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
})

type Answers = Record<string, (response: ServerResponse) => void>

const photo = (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'image/png' }).end(pixels)
const to = (location: string) => (response: ServerResponse) => void response.writeHead(302, { location }).end()

async function host(answers: Answers = {}, at?: Parameters<typeof startHttpsHost>[1]): Promise<HttpsHost> {
  const started = await startHttpsHost(({ url = '' }, response) => (answers[url] ?? photo)(response), at)
  hosts.push(started)
  return started
}

/** Enough for four TLS handshakes on a busy machine; tests about slow hosts have less. */
const PATIENCE = { answer: 5_000, total: 15_000 }

/** Downloads as the server does, but only from a loopback host, to which the name `photos.example` resolves. */
const from = ({ port, certificate }: HttpsHost, network: Partial<Network> = {}, patience = PATIENCE): Download =>
  createDownload(
    {
      resolve: async () => ['127.0.0.1'],
      permits: (address) => address === '127.0.0.1',
      port,
      ca: certificate,
      ...network,
    },
    patience,
  )

/** Makes a failing download. @returns its problem */
const problem = async (download: Download, link: string) => {
  const downloaded = await download(link, wanted)
  return downloaded.ok ? 'none' : downloaded.problem
}

describe('a download', () => {
  it('fetches a file by name or by address, and sends the host no personal data', async () => {
    const sentHeaders: unknown[] = []
    const there = await startHttpsHost((request, response) => {
      sentHeaders.push(Object.keys(request.headers).sort())
      photo(response)
    })
    hosts.push(there)
    expect(await from(there)(`${there.origin}/me.png`, wanted)).toEqual({ ok: true, bytes: pixels })
    const named = `https://photos.example:${there.port}/me.png?size=big`
    expect(await from(there)(named, wanted)).toEqual({ ok: true, bytes: pixels })
    expect(there.requestedPaths).toEqual(['/me.png', '/me.png?size=big'])
    expect(sentHeaders[0]).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  })

  it('follows three redirects, including relative ones, but not a fourth', async () => {
    const there = await host({ '/1': to('/2'), '/2': to('3?again'), '/3?again': to('/4'), '/0': to('/1') })
    expect(await from(there)(`${there.origin}/1`, wanted)).toEqual({ ok: true, bytes: pixels })
    expect(await problem(from(there), `${there.origin}/0`)).toBe('unreachable')
    expect(there.requestedPaths).not.toContain('/5')
  })

  it('gives up when a host redirects to itself forever', async () => {
    const there = await host({ '/a': to('/b'), '/b': to('/a') })
    expect(await problem(from(there), `${there.origin}/a`)).toBe('unreachable')
    expect(there.requestedPaths).toHaveLength(4)
  })

  it('rejects an untrusted certificate', async () => {
    const there = await host()
    expect(await problem(from(there, { ca: undefined }), `${there.origin}/me.png`)).toBe('unreachable')
    expect(there.requestedPaths).toEqual([])
  })

  it('rejects a certificate for another name', async () => {
    const there = await host()
    expect(await problem(from(there), `https://elsewhere.example:${there.port}/`)).toBe('unreachable')
    expect(there.requestedPaths).toEqual([])
  })
})

describe('a link', () => {
  it.each([
    'http://photos.example/me.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://photos.example/me.png',
    'javascript:alert(1)',
    'photos.example/me.png',
    '/photos/me.png',
    '//photos.example/me.png',
    'https://',
    'https://maya@photos.example/me.png',
    'https://maya:secret@photos.example/me.png',
    'https://photos.example:22/me.png',
    'https://photos.example:80/me.png',
    'https://photos.example:8443/me.png',
    '',
  ])('%s is refused before any DNS lookup', async (link) => {
    const lookups: string[] = []
    const resolve = async (name: string) => {
      lookups.push(name)
      return ['93.184.216.34']
    }
    expect(await problem(createDownload({ ...publicInternet, resolve }), link)).toBe('bad_link')
    expect(lookups).toEqual([])
  })
})

describe('a download from the public internet', () => {
  /** A listener that would notice any connection to the port in the links. */
  async function trap() {
    const connections: unknown[] = []
    const server = createServer((socket) => {
      connections.push(socket.localAddress)
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    hosts.push({ close: () => new Promise((resolve) => void server.close(() => resolve())) })
    return { port: portOf(server), connections }
  }

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '10.0.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '①②⑦.0.0.1',
  ])('never contacts %s', async (name) => {
    const { port, connections } = await trap()
    const download = createDownload({ ...publicInternet, port }, { answer: 250, total: 500 })
    expect(await problem(download, `https://${name}:${port}/latest/meta-data`)).toBe('unreachable')
    expect(connections).toEqual([])
  })

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['a cloud metadata service', ['169.254.169.254']],
    ['this machine as a mapped IPv6 address', ['::ffff:127.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['no address', []],
  ])('never contacts a name that resolves to %s', async (_what, addresses) => {
    const { port, connections } = await trap()
    const download = createDownload(
      { ...publicInternet, port, resolve: async () => addresses },
      { answer: 250, total: 500 },
    )
    expect(await problem(download, `https://photos.example:${port}/`)).toBe('unreachable')
    expect(connections).toEqual([])
  })
})

describe('a redirect', () => {
  it.each([
    ['this machine', 'https://127.0.0.2:PORT/', 'unreachable'],
    ['this machine by IPv6', 'https://[::1]:PORT/', 'unreachable'],
    ['a private network', 'https://192.168.0.1:PORT/', 'unreachable'],
    ['a name that resolves to one', 'https://inside.example:PORT/', 'unreachable'],
    ['a page without TLS', 'http://photos.example:PORT/', 'bad_link'],
    ['a file', 'file:///etc/passwd', 'bad_link'],
    ['another port', 'https://photos.example:22/', 'bad_link'],
    ['a host with a password', 'https://maya:secret@photos.example:PORT/', 'bad_link'],
  ])('to %s is not followed', async (_where, target, expected) => {
    const answers: Answers = {}
    const there = await host(answers)
    answers['/'] = to(target.replace('PORT', String(there.port)))
    const inside = await host({}, { address: '127.0.0.2', port: there.port })
    const resolve = async (name: string) => [name === 'inside.example' ? '127.0.0.2' : '127.0.0.1']
    expect(await problem(from(there, { resolve }), `https://photos.example:${there.port}/`)).toBe(expected)
    expect([there.requestedPaths, inside.requestedPaths]).toEqual([['/'], []])
  })
})

describe('a name whose address changes between two lookups', () => {
  /** The name server's first answer is checked and allowed; every later one is an internal address. */
  function changing() {
    const asked: string[] = []
    return {
      asked,
      resolve: async (name: string) => [asked.push(name) === 1 ? '127.0.0.1' : '127.0.0.2'],
    }
  }

  it('is looked up once, and the checked address is the one contacted', async () => {
    const there = await host()
    const inside = await host({}, { address: '127.0.0.2', port: there.port })
    const names = changing()
    const download = from(there, { resolve: names.resolve })
    expect(await download(`https://photos.example:${there.port}/`, wanted)).toEqual({ ok: true, bytes: pixels })
    expect([names.asked, there.requestedPaths, inside.requestedPaths]).toEqual([['photos.example'], ['/'], []])
  })

  it('gains nothing by redirecting to itself', async () => {
    const there = await host({ '/': to('/me.png') })
    const inside = await host({}, { address: '127.0.0.2', port: there.port })
    expect(await problem(from(there, changing()), `https://photos.example:${there.port}/`)).toBe('unreachable')
    expect([there.requestedPaths, inside.requestedPaths]).toEqual([['/'], []])
  })
})

describe('a download from a hostile host', () => {
  it.each([
    ['announced', { 'content-length': String(5 * 1024 ** 3) }],
    ['unannounced', {}],
    ['announced as 10 bytes', { 'content-length': '10', 'transfer-encoding': 'chunked' }],
  ])('of 5 GB, %s, is cut off after 2 MB', async (_how, headers) => {
    let sent = 0
    const there = await host({
      '/': (response) => {
        const chunk = Buffer.alloc(64 * 1024)
        const send = () => {
          while (sent < 5 * 1024 ** 3 && !response.destroyed) {
            sent += chunk.length
            if (!response.write(chunk)) return void response.once('drain', send)
          }
        }
        response.writeHead(200, { 'content-type': 'image/png', ...headers })
        send()
      },
    })
    const download = from(there)
    expect(await problem(download, `${there.origin}/`)).not.toBe('none')
    // What both sides have buffered comes on top of what is read.
    expect(sent).toBeLessThan(16 * 1024 * 1024)
  })

  it('fails one byte over the limit, and succeeds exactly at it', async () => {
    const send = (size: number) => (response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(size))
    const there = await host({ '/fits': send(MAX_BYTES), '/over': send(MAX_BYTES + 1) })
    const download = from(there)
    expect(await problem(download, `${there.origin}/fits`)).toBe('none')
    expect(await problem(download, `${there.origin}/over`)).toBe('too_large')
  })

  it('fails when the time is up if bytes arrive one at a time', async () => {
    let drops = 0
    const there = await host({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'image/png' })
        const drip = setInterval(() => response.write(`${drops++}`), 20)
        response.on('close', () => clearInterval(drip))
      },
    })
    expect(await problem(from(there, {}, { answer: 250, total: 400 }), `${there.origin}/`)).toBe('unreachable')
    expect(drops).toBeGreaterThan(0)
  })

  it('fails before the whole time is up if no answer comes', async () => {
    const there = await host({ '/': () => undefined })
    const started = performance.now()
    expect(await problem(from(there, {}, { answer: 100, total: 60_000 }), `${there.origin}/`)).toBe('unreachable')
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it('fails if the name server never answers', async () => {
    const there = await host()
    const resolve = (_name: string, signal: AbortSignal) =>
      new Promise<string[]>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    expect(
      await problem(from(there, { resolve }, { answer: 250, total: 500 }), `https://photos.example:${there.port}/`),
    ).toBe('unreachable')
  })

  it('fails if the host hangs up in the middle', async () => {
    const there = await host({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' })
        response.write('half', () => response.destroy())
      },
    })
    expect(await problem(from(there), `${there.origin}/`)).toBe('unreachable')
  })

  it.each([404, 403, 500, 204, 206])('fails on status %d', async (status) => {
    const there = await host({
      '/': (response) => void response.writeHead(status, { 'content-type': 'image/png' }).end(),
    })
    expect(await problem(from(there), `${there.origin}/`)).toBe('unreachable')
  })

  it.each(['text/html', 'image/svg+xml', 'application/octet-stream', ''])(
    'fails if the file is labelled %j',
    async (type) => {
      const there = await host({
        '/': (response) => void response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(pixels),
      })
      expect(await problem(from(there), `${there.origin}/`)).toBe('wrong_type')
    },
  )
})
