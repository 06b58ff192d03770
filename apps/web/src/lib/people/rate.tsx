import { Ring } from '../../ui/ring.tsx'

/** A resolution rate as a ring with its figure. */
export function Rate({ percent }: { percent: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      {percent}%<Ring percent={percent} className="size-8 sm:size-10" />
    </span>
  )
}
