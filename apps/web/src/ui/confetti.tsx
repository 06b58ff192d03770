import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** The colours of the two parties, each thrown from its own side, and of the mediator, from both. */
const PARTY_1 = '#ff8a2b'
const PARTY_2 = '#14b8a6'
const MEDIATOR = '#c4f042'
const PIECES = 120
const DURATION = 2600
/** Pixels per second squared. */
const GRAVITY = 950

type Piece = { x: number; y: number; vx: number; vy: number; spin: number; size: number; colour: string }

/** Two bursts, one from each side, that meet in the middle. */
function throwPieces(width: number, height: number): Piece[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const isLeft = index % 2 === 0
    const speed = width * (0.12 + Math.random() * 0.5)
    return {
      x: isLeft ? -10 : width + 10,
      y: height * 0.62,
      vx: isLeft ? speed : -speed,
      vy: -260 - Math.random() * 620,
      spin: (Math.random() - 0.5) * 12,
      size: 6 + Math.random() * 7,
      colour: index % 6 < 2 ? MEDIATOR : isLeft ? PARTY_1 : PARTY_2,
    }
  })
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

/** Confetti over the whole screen, once, for a squashed conflict. Renders nothing under reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    const pen = sheet?.getContext('2d')
    if (!sheet || !pen || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    sheet.width = innerWidth
    sheet.height = innerHeight
    const pieces = throwPieces(sheet.width, sheet.height)
    // Timed from the first frame, because a page in the background draws none until it becomes visible.
    let begin: number | null = null
    let frame = requestAnimationFrame(function next(now) {
      begin ??= now
      pen.clearRect(0, 0, sheet.width, sheet.height)
      const elapsed = now - begin
      if (elapsed >= DURATION) return
      draw(pen, pieces, elapsed)
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  // In the body, because a card that is still being animated would move the canvas with it.
  return createPortal(
    <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-50 size-full" />,
    document.body,
  )
}
