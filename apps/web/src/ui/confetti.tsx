import { useEffect, useRef } from 'react'

const COLOURS = ['#ff8a2b', '#14b8a6', '#c4f042', '#7c3aed', '#ff4f5e']
const PIECES = 110
const DURATION = 2600
/** Pixels per second squared. */
const GRAVITY = 950

type Piece = { x: number; y: number; vx: number; vy: number; spin: number; size: number; colour: string }

function throwPieces(width: number, height: number): Piece[] {
  return Array.from({ length: PIECES }, (_, index) => ({
    x: width / 2,
    y: height * 0.42,
    vx: (Math.random() - 0.5) * width * 1.1,
    vy: -200 - Math.random() * 560,
    spin: (Math.random() - 0.5) * 12,
    size: 6 + Math.random() * 7,
    colour: COLOURS[index % COLOURS.length] ?? 'tomato',
  }))
}

function draw(pen: CanvasRenderingContext2D, pieces: Piece[], milliseconds: number) {
  const seconds = milliseconds / 1000
  pen.globalAlpha = Math.min(1, (DURATION - milliseconds) / 600)
  for (const { x, y, vx, vy, spin, size, colour } of pieces) {
    pen.setTransform(1, 0, 0, 1, x + vx * seconds, y + vy * seconds + (GRAVITY * seconds * seconds) / 2)
    pen.rotate(spin * seconds)
    pen.fillStyle = colour
    pen.fillRect(-size / 2, -size / 4, size, size / 2)
  }
  pen.setTransform(1, 0, 0, 1, 0, 0)
}

/** Confetti once, over the whole screen, for a squashed conflict. Nothing at all under reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    const pen = sheet?.getContext('2d')
    if (!sheet || !pen || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    sheet.width = innerWidth
    sheet.height = innerHeight
    const pieces = throwPieces(sheet.width, sheet.height)
    const begin = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      pen.clearRect(0, 0, sheet.width, sheet.height)
      const elapsed = Math.max(0, now - begin)
      if (elapsed >= DURATION) return
      draw(pen, pieces, elapsed)
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-50 size-full" />
}
