import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type Crop, centered, MOST_ZOOM, moved, zoomedTo, zoomOf } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'
import { drawCrop } from './picture.ts'

const STEP = 0.1
const MOVES = [
  ['left', '←', { x: -STEP, y: 0 }],
  ['up', '↑', { x: 0, y: -STEP }],
  ['down', '↓', { x: 0, y: STEP }],
  ['right', '→', { x: STEP, y: 0 }],
] as const

type PhotoEditorProps = {
  picture: ImageBitmap
  /** The buttons and messages below, for what is kept of the photo now. */
  children: (crop: Crop) => ReactNode
}

/** The photo to move and zoom, with a button for everything that fingers and keys do, and how it will look. */
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
