import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import type { Tone } from './tone.ts'

/** One figure with its name, as a definition list so that both are read together. */
export function Stat({ value, label, tone = 'plain' }: { value: ReactNode; label: string; tone?: Tone }) {
  return (
    <Card tone={tone} className="px-3 py-3.5 sm:px-5 sm:py-4">
      <dl className="flex flex-col-reverse">
        <dt className="text-sm font-semibold leading-snug sm:text-base">{label}</dt>
        <dd className="font-display text-2xl font-extrabold min-[400px]:text-3xl leading-tight tracking-tight tabular-nums sm:text-4xl">
          {value}
        </dd>
      </dl>
    </Card>
  )
}
