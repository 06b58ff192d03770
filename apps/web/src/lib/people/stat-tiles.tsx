import type { ReactNode } from 'react'
import { Ring } from '../../ui/meter.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Tone } from '../../ui/tone.ts'

/** `value` is undefined until it is known; a dash is shown until then. */
type Tile = { label: string; value: ReactNode; tone: Tone }

/** Four figures, two per row on a phone. */
export function StatTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {tiles.map(({ label, value = '–', tone }) => (
        <Stat key={label} label={label} value={value} tone={tone} />
      ))}
    </div>
  )
}

/** A resolution rate as a ring with its figure. */
export function Rate({ percent }: { percent: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      {percent}%<Ring percent={percent} className="size-8 sm:size-10" />
    </span>
  )
}
