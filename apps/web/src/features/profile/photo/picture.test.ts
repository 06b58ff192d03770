import { describe, expect, it } from 'vitest'
import { centered, MOST_ZOOM, moved, zoomedTo, zoomOf } from './picture.ts'

const wide = { width: 400, height: 200 }

describe('the part of a photo that is kept', () => {
  it('is the largest square in the middle at first', () => {
    expect(centered(wide)).toEqual({ left: 100, top: 0, side: 200 })
    expect(centered({ width: 200, height: 500 })).toEqual({ left: 0, top: 150, side: 200 })
  })

  it('follows the photo as a finger moves it, and stops at its edges', () => {
    const start = centered(wide)
    expect(moved(start, { x: 0.25, y: 0 }, wide)).toEqual({ left: 50, top: 0, side: 200 })
    expect(moved(start, { x: 9, y: 9 }, wide)).toEqual({ left: 0, top: 0, side: 200 })
    expect(moved(start, { x: -9, y: -9 }, wide)).toEqual({ left: 200, top: 0, side: 200 })
  })

  it('moves as far as the finger when it is zoomed', () => {
    const close = zoomedTo(centered(wide), 2, wide)
    expect(moved(close, { x: 0.5, y: 0.5 }, wide)).toEqual({ left: 100, top: 0, side: 100 })
  })

  it('zooms around the middle, or around the fingers', () => {
    expect(zoomedTo(centered(wide), 2, wide)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomedTo(centered(wide), 2, wide, { x: 0, y: 1 })).toEqual({ left: 100, top: 100, side: 100 })
  })

  it.each([
    [0.1, 1],
    [1, 1],
    [3, 3],
    [99, MOST_ZOOM],
  ])('zooms from one to four: %d gives %d', (asked, given) => {
    expect(zoomOf(zoomedTo(centered(wide), asked, wide), wide)).toBe(given)
  })

  it('stays inside the photo when it is zoomed out at an edge', () => {
    const corner = moved(zoomedTo(centered(wide), 4, wide), { x: -99, y: -99 }, wide)
    expect(corner).toEqual({ left: 350, top: 150, side: 50 })
    expect(zoomedTo(corner, 1, wide)).toEqual({ left: 200, top: 0, side: 200 })
  })
})
