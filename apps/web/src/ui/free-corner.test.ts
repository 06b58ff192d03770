import { describe, expect, it } from 'vitest'
import { type Box, freeCorner } from './free-corner.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('a popup at 1280 px', () => {
  const popup = box(880, 770, 384, 106)
  const button = box(1000, 800, 150, 46)

  it('stands in the right corner, beside whatever is elsewhere', () => {
    expect(freeCorner(popup, 1280, [])).toBe('right')
    expect(freeCorner(popup, 1280, [box(80, 100, 600, 80), box(600, 780, 200, 46)])).toBe('right')
  })

  it('leaves it to a button there, and stays where it went', () => {
    expect(freeCorner(popup, 1280, [button])).toBe('left')
    expect(freeCorner(popup, 1280, [], 'left')).toBe('left')
    expect(freeCorner(popup, 1280, [box(100, 790, 150, 46)], 'left')).toBe('right')
  })

  it('waits while a card needs the whole width', () => {
    expect(freeCorner(popup, 1280, [box(80, 760, 1120, 120)])).toBeNull()
  })

  it('may touch what it does not cover', () => {
    expect(freeCorner(popup, 1280, [box(880, 724, 150, 46)])).toBe('right')
  })
})

it('a popup on a phone has one place, and waits when that is taken', () => {
  const popup = box(16, 650, 358, 106)
  expect(freeCorner(popup, 390, [box(20, 100, 350, 80)])).toBe('right')
  expect(freeCorner(popup, 390, [box(20, 700, 350, 46)])).toBeNull()
})
