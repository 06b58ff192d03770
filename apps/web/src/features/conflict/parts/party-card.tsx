import type { ReactNode } from 'react'
import { PersonLink } from '../../../lib/people/person-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Person } from '../view/people.ts'

type PartyCardProps = { person: Person; heading: string; aside?: ReactNode; children: ReactNode }

/** One side of the table: tangerine for party 1, teal for party 2, with the name on top. */
export function PartyCard({ person, heading, aside, children }: PartyCardProps) {
  return (
    <Card as="section" tone={person.party === 'user1' ? 'party1' : 'party2'} className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatarUrl} />
        <div className="min-w-0 flex-1">
          <h2 className="eyebrow font-text text-ink/75">{heading}</h2>
          <p className="truncate font-bold leading-snug">
            <PersonLink id={person.id}>{person.name}</PersonLink>
          </p>
        </div>
        {aside}
      </div>
      {children}
    </Card>
  )
}
