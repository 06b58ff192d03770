import { ANONYMOUS } from '@squash/contract/anonymous'
import type { OtherParty } from '@squash/contract/conflicts'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

type PersonLinkProps = {
  /** Null for a hidden, deleted or missing account: then there is no link. */
  id: string | null
  children: ReactNode
  className?: string
}

/** A user's name as a link to their profile. The user's own profile link redirects to their own page. */
export function PersonLink({ id, children, className }: PersonLinkProps) {
  if (id === null) return <span className={className}>{children}</span>
  return (
    <Link to={`/user-profile/${id}`} className={classNames('underline decoration-2 underline-offset-4', className)}>
      {children}
    </Link>
  )
}

/** The name to show for the other party: the invited address until they join, then their name. */
export const nameOf = (other: Pick<OtherParty, 'email' | 'display_name'>): string => other.email ?? other.display_name

/** The first name; an address and the anonymous name are not shortened. */
export function shortNameOf(name: string): string {
  if (name === ANONYMOUS) return name
  return name.split(' ')[0] || name
}
