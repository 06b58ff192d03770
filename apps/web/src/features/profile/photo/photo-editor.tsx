import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/button.tsx'
import { type Crop, centered, drawCrop, MOST_ZOOM, moved, type Size, zoomedTo, zoomOf } from './picture.ts'

/** Pixels along each side of the drawing, enough for a screen with a pixel ratio of 2. */
const DRAWN_SIDE = 640
/** The fraction of the frame by which an arrow key moves the photo, and the factor by which a key zooms it. */
const PAN_STEP = 0.05
const ZOOM_STEP = 1.1
/** How far a wheel zooms for each pixel that it would scroll: a tenth or so for one notch. */
const WHEEL_ZOOM = 0.001
/** Browsers report a pinch on a trackpad as small wheel events with the control key. */
const PINCH_ZOOM = 0.01

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -PAN_STEP, y: 0 },
  ArrowRight: { x: PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: -PAN_STEP },
  ArrowDown: { x: 0, y: PAN_STEP },
}
const ZOOM_KEYS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

type Point = { x: number; y: number }
type Change = (next: (crop: Crop) => Crop) => void
type CropFrameProps = { picture: ImageBitmap; crop: Crop; onChange: Change }

/** The photo below a round frame: dragged or pinched with fingers, moved with a pointer, a wheel or the keyboard. */
function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  const frame = useRef<HTMLDivElement>(null)
  // The button that chose the photo is gone, and the focus with it. If the dialog noticed first, it would take the focus.
  useLayoutEffect(() => frame.current?.focus({ preventScroll: true }), [])
  const pointers = usePointers(picture, onChange)
  useWheel(canvas, picture, onChange)

  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    const factor = ZOOM_KEYS[event.key]
    if ((!by && !factor) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (by) onChange((current) => moved(current, by, picture))
    if (factor) onChange((current) => zoomedBy(current, factor, picture))
  }
  return (
    <div>
      <div
        ref={frame}
        // Otherwise a screen reader keeps the arrow keys for itself.
        role="application"
        aria-label="The part of the photo that people see"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the photo
        tabIndex={0}
        onKeyDown={press}
        {...pointers}
        className="outlined relative mx-auto aspect-square w-full max-w-72 cursor-grab sm:max-w-80 touch-none overflow-hidden rounded-card bg-paper select-none active:cursor-grabbing"
      >
        <canvas ref={canvas} width={DRAWN_SIDE} height={DRAWN_SIDE} aria-hidden className="block size-full" />
        {/* Darkens what the round photo leaves out. */}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
        />
      </div>
      <p id={hint} className="mt-2 text-center text-sm text-muted">
        Drag the photo into place<span className="pointer-coarse:hidden">, or use the arrow keys, plus and minus</span>.
      </p>
    </div>
  )
}

const zoomedBy = (crop: Crop, factor: number, size: Size, about?: Point) =>
  zoomedTo(crop, zoomOf(crop, size) * factor, size, about)

/** One pointer drags; two of them pinch, around the point between them. */
function usePointers(size: Size, onChange: Change) {
  const held = useRef(new Map<number, Point>())
  const inFrame = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }
  const release = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.set(event.pointerId, inFrame(event))
    },
    onPointerMove(event: PointerEvent) {
      const from = held.current.get(event.pointerId)
      if (!from) return
      const to = inFrame(event)
      held.current.set(event.pointerId, to)
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) return onChange((crop) => moved(crop, { x: to.x - from.x, y: to.y - from.y }, size))
      const factor = distance(to, other) / Math.max(distance(from, other), 0.01)
      onChange((crop) => zoomedBy(crop, factor, size, middle(to, other)))
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Zooms with the wheel. React's own listener can't keep the page from scrolling. */
function useWheel(canvas: { current: HTMLCanvasElement | null }, size: Size, onChange: Change) {
  useLayoutEffect(() => {
    const element = canvas.current
    const turn = (event: WheelEvent) => {
      // Sideways only.
      if (event.deltaY === 0) return
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM))
      onChange((crop) => zoomedBy(crop, factor, size))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [canvas, size, onChange])
}

const MOVE_STEP = 0.1
const MOVES = [
  ['left', '←', { x: -MOVE_STEP, y: 0 }],
  ['up', '↑', { x: 0, y: -MOVE_STEP }],
  ['down', '↓', { x: 0, y: MOVE_STEP }],
  ['right', '→', { x: MOVE_STEP, y: 0 }],
] as const

type PhotoEditorProps = {
  picture: ImageBitmap
  /** The buttons and messages below the photo, for the part chosen now. */
  children: (crop: Crop) => ReactNode
}

/** The photo to move and zoom, with a button for every gesture and key, and a preview. */
export function PhotoEditor({ picture, children }: PhotoEditorProps) {
  const [crop, setCrop] = useState(() => centered(picture))
  const zoom = zoomOf(crop, picture)
  return (
    <div className="flex flex-col gap-4">
      <CropFrame picture={picture} crop={crop} onChange={setCrop} />
      <label className="flex min-h-11 items-center gap-3 font-bold">
        Zoom
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ target }) => setCrop((current) => zoomedTo(current, target.valueAsNumber, picture))}
          className="h-11 min-w-0 flex-1 accent-ink"
        />
      </label>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <Preview picture={picture} crop={crop} className="size-16" />
          <Preview picture={picture} crop={crop} className="size-9" />
        </div>
        <div className="flex gap-2">
          {MOVES.map(([where, arrow, by]) => (
            <Button
              key={where}
              size="small"
              className="min-w-11"
              aria-label={`Move the photo ${where}`}
              onClick={() => setCrop((current) => moved(current, by, picture))}
            >
              <span aria-hidden>{arrow}</span>
            </Button>
          ))}
        </div>
      </div>
      {children(crop)}
    </div>
  )
}

/** The round photo, in one of the sizes in which it appears. */
function Preview({ picture, crop, className }: { picture: ImageBitmap; crop: Crop; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return (
    <canvas
      ref={canvas}
      width={160}
      height={160}
      aria-hidden
      className={`outlined shrink-0 rounded-full bg-card ${className}`}
    />
  )
}
