import type { ReactNode } from 'react'
import { Stat } from '../../ui/stat.tsx'
import type { Tone } from '../../ui/tone.ts'

/** `value` is undefined until it is known; a dash keeps its place. */
type Tile = { label: string; value: ReactNode; tone: Tone }

/** Four figures: two in a row on a phone. */
export function StatTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {tiles.map(({ label, value = '–', tone }) => (
        <Stat key={label} label={label} value={value} tone={tone} />
      ))}
    </div>
  )
}
