import { describe, expect, it } from 'vitest'
import { answerTo } from './answer-to.ts'

const origin = 'https://squash.example'
const files = ['/offline.html', '/theme.js', '/assets/index-4f2a.js']
const ask = (path: string, { method = 'GET', mode = 'cors' }: { method?: string; mode?: RequestMode } = {}) =>
  answerTo({ method, mode, url: new URL(path, origin).href }, origin, files)

describe('the service worker', () => {
  it.each([
    '/rest/v1/rpc/get_conflict',
    '/auth/v1/verify?token=4f2a',
    '/functions/v1/translate',
    '/realtime/v1/stream',
    '/photos/7d0c',
    '/dev/mail.json',
    'https://elsewhere.example/assets/index-4f2a.js',
  ])('leaves %s to the network', (path) => {
    expect(ask(path)).toBeNull()
  })

  it('leaves signing in to the network, although the browser navigates there', () => {
    expect(ask('/auth/v1/authorize?provider=github', { mode: 'navigate' })).toBeNull()
  })

  it('leaves every POST request to the network', () => {
    expect(ask('/assets/index-4f2a.js', { method: 'POST' })).toBeNull()
    expect(ask('/support-us', { method: 'POST', mode: 'navigate' })).toBeNull()
  })

  it('looks in its cache first for a file whose name carries a hash, even one it has not stored yet', () => {
    expect(ask('/assets/index-4f2a.js')).toBe('asset')
    expect(ask('/assets/quest-screen-77aa.js')).toBe('asset')
  })

  it('asks the network first for a file whose name stays the same', () => {
    expect(ask('/theme.js')).toBe('file')
  })

  it.each(['/', '/dashboard', '/conflict/7d0c', '/ruling/7d0c', '/new-conflict?note=7d0c', '/no-such-page'])(
    'shows the offline page at %s without a network',
    (path) => {
      expect(ask(path, { mode: 'navigate' })).toBe('page')
    },
  )

  it.each(['/new-conflict', '/new-debate', '/solo-notes/new'])('opens the form at %s without a network', (path) => {
    expect(ask(path, { mode: 'navigate' })).toBe('form')
  })
})
