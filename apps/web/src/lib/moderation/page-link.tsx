import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link out of a form that is being filled in: it opens beside it. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank" className="font-semibold text-ink underline decoration-2 underline-offset-4">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </Link>
)
