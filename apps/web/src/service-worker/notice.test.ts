import { describe, expect, it } from 'vitest'
import { asksToOpen, noticeIn, pathIn } from './notice.ts'

const notice = { text: 'It’s your turn', path: '/conflict/7d0c', tag: 'conflict:7d0c', waiting: 2 }

describe('a push message', () => {
  it('is shown as the server sent it', () => {
    expect(noticeIn(notice)).toEqual(notice)
  })

  it.each([undefined, null, 'turn', {}, { ...notice, path: 7 }, { ...notice, waiting: '2' }])(
    'is not shown in another shape: %j',
    (message) => {
      expect(noticeIn(message)).toBeNull()
    },
  )
})

describe('a pressed notification', () => {
  it('leads to its screen, or to the start without one', () => {
    expect([{ path: '/debates/7d0c' }, null, { path: 7 }].map(pathIn)).toEqual(['/debates/7d0c', '/', '/'])
  })

  it('is left to a page that confirms it is going there', async () => {
    const asked: unknown[] = []
    const page = {
      postMessage(message: unknown, [port]: Transferable[]) {
        asked.push(message)
        if (port instanceof MessagePort) port.postMessage('opens')
      },
    }
    expect(await asksToOpen(page, '/conflict/7d0c')).toBe(true)
    expect(asked).toEqual([{ open: '/conflict/7d0c' }])
  })

  it('doesn’t rely on a page that doesn’t answer', async () => {
    expect(await asksToOpen({ postMessage: () => undefined }, '/conflict/7d0c')).toBe(false)
  })
})
