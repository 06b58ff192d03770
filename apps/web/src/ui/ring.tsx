const RADIUS = 24
const AROUND = 2 * Math.PI * RADIUS

/** A share of a hundred as a ring. Decoration: the figure stands beside it. */
export function Ring({ percent, className = 'size-14' }: { percent: number; className?: string }) {
  const filled = (Math.min(100, Math.max(0, percent)) / 100) * AROUND
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={`${className} shrink-0 -rotate-90`} fill="none">
      <circle cx="32" cy="32" r={RADIUS} strokeWidth="14" className="stroke-outline" />
      <circle cx="32" cy="32" r={RADIUS} strokeWidth="9.5" className="stroke-faint" />
      <circle
        cx="32"
        cy="32"
        r={RADIUS}
        strokeWidth="9.5"
        strokeDasharray={`${filled} ${AROUND}`}
        className="stroke-lime"
      />
    </svg>
  )
}
