import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Card } from './card.ts'
import { createPictures } from './pictures.ts'

const cardOf = (title: string): Card => ({ eyebrow: 'Debate', title, panels: [], verdict: 'Vote' })

describe('pictures of cards', () => {
  it('are drawn once for concurrent requests, and cached', async () => {
    const drawn: string[] = []
    const pictures = createPictures(async ({ title }) => {
      drawn.push(title)
      return Buffer.from(title)
    })
    await Promise.all([pictures.of(cardOf('Dishes')), pictures.of(cardOf('Dishes')), pictures.of(cardOf('Rent'))])
    expect(String(await pictures.of(cardOf('Dishes')))).toBe('Dishes')
    expect(drawn).toEqual(['Dishes', 'Rent'])
  })

  it('are dropped after a minute, however often they are requested', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let drawn = 0
    const pictures = createPictures(async () => {
      drawn += 1
      return Buffer.from(`${drawn}`)
    })
    for (let second = 0; second < 60; second += 1) {
      expect(String(await pictures.of(cardOf('Dishes')))).toBe('1')
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(String(await pictures.of(cardOf('Dishes')))).toBe('2')
  })

  it('are drawn again after a failure', async () => {
    let failures = 1
    const pictures = createPictures(async () => {
      if (failures-- > 0) throw new Error('No font')
      return Buffer.from('Dishes')
    })
    await expect(pictures.of(cardOf('Dishes'))).rejects.toThrow('No font')
    expect(String(await pictures.of(cardOf('Dishes')))).toBe('Dishes')
  })

  it('are refused while 20 others are waiting to be drawn', async () => {
    const first = Promise.withResolvers<void>()
    let drawn = 0
    const pictures = createPictures(async () => {
      await first.promise
      drawn += 1
      return Buffer.alloc(0)
    })
    const requests = Array.from({ length: 21 }, (_, index) => pictures.of(cardOf(`${index}`)))
    expect(await requests.at(-1)).toBeNull()
    first.resolve()
    await Promise.all(requests)
    expect(drawn).toBe(20)
  })

  it('leave the full cache of 200 in the order in which they were last requested', async () => {
    const drawn: string[] = []
    const pictures = createPictures(async ({ title }) => {
      drawn.push(title)
      return Buffer.alloc(0)
    })
    for (let index = 0; index < 200; index += 1) await pictures.of(cardOf(`${index}`))
    await pictures.of(cardOf('0'))
    await pictures.of(cardOf('one more'))
    await pictures.of(cardOf('0'))
    await pictures.of(cardOf('1'))
    expect(drawn.slice(200)).toEqual(['one more', '1'])
  })
})
