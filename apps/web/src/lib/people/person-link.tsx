import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

type PersonLinkProps = {
  /** Null for somebody who is hidden, gone or not here yet: then there is nothing to link to. */
  id: string | null
  children: ReactNode
  className?: string
}

/** A person's name, leading to their profile. One's own id leads there too, and from there to one's own page (community §2). */
export function PersonLink({ id, children, className }: PersonLinkProps) {
  if (id === null) return <span className={className}>{children}</span>
  return (
    <Link to={`/user-profile/${id}`} className={classNames('underline decoration-2 underline-offset-4', className)}>
      {children}
    </Link>
  )
}
