import type { Conflict } from '@squash/contract/conflicts'
import type { ReactNode } from 'react'
import { MoodBadge } from '../../../lib/conflicts/moods.tsx'
import { WriterBadge } from '../../../lib/mediator/mediator-card.tsx'
import { PersonLink } from '../../../lib/people/names.tsx'
import { isAsTyped } from '../../../lib/preview/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { People, Person } from '../people.ts'

type SectionProps = { conflict: Conflict; people: People }

/** Section 1: the opening message, with the mood it was written in. */
export function CreatorMessage({ conflict, people: { user1 } }: SectionProps) {
  const heading = user1.isViewer ? 'YOUR MESSAGE' : `${user1.short.toLocaleUpperCase()}’S MESSAGE`
  return <PartyMessage conflict={conflict} person={user1} heading={heading} />
}

/** Section 2: the invited party's response, once it has been sent. */
export function Response({ conflict, people: { user2 } }: SectionProps) {
  const heading = user2.isViewer ? 'YOUR RESPONSE' : 'THEIR RESPONSE'
  return <PartyMessage conflict={conflict} person={user2} heading={heading} />
}

type PartyMessageProps = { conflict: Conflict; person: Person; heading: string }

/**
 * A party's message in the wording that was sent; below it, visible only to its author, the original, unless that is
 * what was sent.
 */
function PartyMessage({ conflict, person, heading }: PartyMessageProps) {
  const { party } = person
  const mood = conflict[`${party}_mood`]
  const raw = conflict[`${party}_raw_message`]
  const sent = conflict[`${party}_translated_message`]
  return (
    <PartyCard person={person} heading={heading} aside={mood && <MoodBadge mood={mood} />}>
      <p className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-wrap">
        {sent ?? <span className="text-ink/75 italic">These words have been deleted.</span>}
      </p>
      {conflict.written_by[`${party}_translation`] === 'author' && <WriterBadge by="author" isOwn={person.isViewer} />}
      {raw !== null && !isAsTyped(sent ?? '', raw) && (
        <PrivateWords label="What you typed" who="only you can see this">
          {raw}
        </PrivateWords>
      )}
    </PartyCard>
  )
}

type PartyCardProps = { person: Person; heading: string; aside?: ReactNode; children: ReactNode }

/** The card of one party: tangerine for party 1, teal for party 2, with the name on top. */
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

export type PartyStatus = { person: Person; says: string; mark: 'open' | 'yes' | 'no' }

const SIGNS = { yes: '✓', no: '×' }

/** Who has answered and who hasn't, as a sentence, symbol and colour. */
export function PartyStatuses({ statuses }: { statuses: readonly PartyStatus[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {statuses.map(({ person, says, mark }) => (
        <li key={person.party} className="flex items-center gap-2.5">
          <span aria-hidden="true" className="relative flex">
            <Avatar
              name={person.name}
              src={person.avatarUrl}
              tone={person.party === 'user1' ? 'party1' : 'party2'}
              size="tiny"
            />
            {mark !== 'open' && (
              <span
                className={classNames(
                  'absolute -right-1.5 -bottom-1 grid size-4 place-items-center rounded-full border-2 border-edge text-[0.65rem] leading-none font-black',
                  mark === 'yes' ? 'bg-lime text-on-accent' : 'bg-faint text-ink',
                )}
              >
                {SIGNS[mark]}
              </span>
            )}
          </span>
          <span className={mark === 'open' ? 'text-muted' : undefined}>{says}</span>
        </li>
      ))}
    </ul>
  )
}

type PrivateWordsProps = { label: string; who: string; children: string }

/** Text that only its author (and, for a core issue, the mediator) can see, set apart and labelled as such. */
export function PrivateWords({ label, who, children }: PrivateWordsProps) {
  return (
    <div className="mt-auto border-t-2 border-dashed border-edge pt-3 text-sm print:hidden">
      <p>
        <strong>{label}</strong> · {who}
      </p>
      <p className="mt-0.5 whitespace-pre-wrap text-ink/80">“{children}”</p>
    </div>
  )
}
