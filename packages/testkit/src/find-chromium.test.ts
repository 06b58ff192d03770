import { describe, expect, it } from 'vitest'
import { findChromium } from './find-chromium.ts'

const none = async () => null
const only = (path: string) => (asked: string) => asked === path

describe('the browser for journeys', () => {
  it('is the one at CHROMIUM_PATH', async () => {
    const env = { CHROMIUM_PATH: '/opt/mine' }
    expect(await findChromium({ env, exists: () => true, bundled: none })).toBe('/opt/mine')
    await expect(findChromium({ env, exists: only('/usr/bin/chromium') })).rejects.toThrow(
      'CHROMIUM_PATH names no file: /opt/mine',
    )
  })

  it("falls back to the system's, then to the packaged one", async () => {
    const packaged = async () => '/tmp/chromium'
    expect(await findChromium({ env: {}, exists: only('/usr/bin/google-chrome'), bundled: packaged })).toBe(
      '/usr/bin/google-chrome',
    )
    expect(await findChromium({ env: {}, exists: () => false, bundled: packaged })).toBe('/tmp/chromium')
  })

  it('fails with one line on how to install one if there is none', async () => {
    await expect(findChromium({ env: {}, exists: () => false, bundled: none })).rejects.toThrow(
      /^No Chromium found: install one .*CHROMIUM_PATH\.$/,
    )
  })
})
