import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { squarePhoto } from './square-photo.ts'

type Pixels = { width: number; height: number }

/** Random pixels, because a single colour compresses to a file too short to truncate. */
const noise = ({ width, height }: Pixels) =>
  sharp({
    create: { width, height, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

/** Red on the left, blue on the right. */
const twoHalves = ({ width, height }: Pixels) => {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: 'blue' } }
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ])
}

/** The colour of one pixel of the result: 'red', 'blue' or something else. */
async function colourAt(photo: Buffer | null, left: number, top: number) {
  if (photo === null) return 'nothing'
  const [r = 0, g = 0, b = 0] = await sharp(photo).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  if (r > 200 && g < 60 && b < 60) return 'red'
  return b > 200 && r < 60 && g < 60 ? 'blue' : `${r},${g},${b}`
}

/** A one-bit PNG whose pixels are all black: a few kilobytes that decode to gigabytes. */
function bomb({ width, height }: Pixels): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be a %s, and becomes a square WebP', async (format) => {
    const original = await noise({ width: 300, height: 200 }).toFormat(format).toBuffer()
    const photo = await squarePhoto(original)
    expect(await sharp(photo ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('keeps the middle of a wide picture', async () => {
    const photo = await squarePhoto(await twoHalves({ width: 1600, height: 400 }).png().toBuffer())
    expect([await colourAt(photo, 100, 256), await colourAt(photo, 400, 256)]).toEqual(['red', 'blue'])
  })

  it('is rotated upright according to its orientation tag', async () => {
    const turned = await twoHalves({ width: 400, height: 400 }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const photo = await squarePhoto(turned)
    expect([await colourAt(photo, 256, 100), await colourAt(photo, 256, 400)]).toEqual(['red', 'blue'])
  })

  it('loses its location and camera data', async () => {
    const original = await noise({ width: 200, height: 200 })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Maya at home', Model: 'A telephone' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Maya at home</x:xmpmeta>')
      .toBuffer()
    expect(original.includes('Maya at home')).toBe(true)
    const photo = (await squarePhoto(original)) ?? Buffer.alloc(0)
    const { exif, icc, xmp, iptc, orientation } = await sharp(photo).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(photo.includes('Maya at home')).toBe(false)
  })

  it('is the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = [await frame('red'), await frame('blue')]
    for (const format of ['gif', 'webp'] as const) {
      const film = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer()
      const photo = await squarePhoto(film)
      expect([format, await colourAt(photo, 256, 256)]).toEqual([format, 'red'])
      expect((await sharp(photo ?? Buffer.alloc(0)).metadata()).pages).toBeUndefined()
    }
  })

  it('loses any appended data', async () => {
    const original = Buffer.concat([await noise({ width: 90, height: 90 }).png().toBuffer(), Buffer.from('<script>x')])
    expect((await squarePhoto(original))?.includes('<script>')).toBe(false)
  })
})

describe('squarePhoto', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

  it.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG with an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['an HTML page', Buffer.from('<!doctype html><title>Me</title>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['plain text', Buffer.from('This is not a photo.')],
    ['an empty file', Buffer.alloc(0)],
    ['only the PNG signature', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('rejects %s', async (_what, bytes) => {
    expect(await squarePhoto(bytes)).toBeNull()
  })

  it('rejects an unsupported format', async () => {
    expect(await squarePhoto(await noise({ width: 90, height: 90 }).tiff().toBuffer())).toBeNull()
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('rejects a %s that ends too early', async (format) => {
    const whole = await noise({ width: 400, height: 400 }).toFormat(format).toBuffer()
    for (const part of [0.1, 0.5, 0.9]) {
      expect(await squarePhoto(whole.subarray(0, Math.floor(whole.length * part)))).toBeNull()
    }
  })

  it('rejects a small file that unpacks to 900 million pixels, at no cost', async () => {
    const packed = bomb({ width: 30_000, height: 30_000 })
    expect(packed.length).toBeLessThan(200_000)
    const before = process.memoryUsage().rss
    // CPU time across all threads of this process, so that other work on the machine does not count.
    const idle = process.cpuUsage()
    expect(await squarePhoto(packed)).toBeNull()
    const { user, system } = process.cpuUsage(idle)
    expect(user + system, 'microseconds of work').toBeLessThan(1_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('accepts exactly forty megapixels, and rejects one row more', async () => {
    expect(await squarePhoto(bomb({ width: 8000, height: 5000 }))).not.toBeNull()
    expect(await squarePhoto(bomb({ width: 8000, height: 5001 }))).toBeNull()
  })

  it('rejects a strip one pixel wide and millions long', async () => {
    expect(await squarePhoto(bomb({ width: 1, height: 3_000_000 }))).toBeNull()
  })
})
