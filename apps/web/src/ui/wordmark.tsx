import { Link } from './link.tsx'
import { Mascot } from './mascot.tsx'

/** The logo and name, linking home. */
export function Wordmark({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-1 font-display text-2xl font-extrabold tracking-tight no-underline"
    >
      <Mascot className="h-10" />
      Squash
    </Link>
  )
}
