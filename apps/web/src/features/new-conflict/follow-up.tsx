import type { Agreement } from '@squash/contract/agreements'
import { otherParty } from '@squash/rules/conflicts/conflict'
import type { ReactNode } from 'react'
import { namesOf, shortAnswer } from '../../lib/agreements/agreement.ts'
import { CommitmentLine } from '../../lib/agreements/commitment-row.tsx'
import { useAgreement } from '../../lib/agreements/queries.ts'
import { longDay } from '../../lib/dates.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/states.tsx'

/** The heading of the form for a follow-up. */
export const FOLLOW_UP = 'What got in the way?'

type FromAgreementProps = { id: string; children: (agreement: Agreement | null) => ReactNode }

/** The earlier conflict's agreement, loaded before the form, which takes its title and recipient from it. */
export function FromAgreement({ id, children }: FromAgreementProps) {
  const query = useAgreement(id)
  if (query.data !== undefined) return children(query.data)
  return (
    <Page title={FOLLOW_UP} documentTitle="Follow-up">
      <Loaded
        query={query}
        failed="The earlier agreement didn’t load"
        skeleton={
          <Skeletons
            label="Loading the earlier agreement…"
            className="flex flex-col gap-5"
            of={['h-48 rounded-card', 'h-96 rounded-card']}
          />
        }
      >
        {children}
      </Loaded>
    </Page>
  )
}

/** What the two agreed on and how it went, as a quotation above the form of the follow-up. */
export function EarlierAgreement({ agreement }: { agreement: Agreement }) {
  const { in_force, viewer_role, check_ins, conflict_id, title } = agreement
  const names = namesOf(agreement)
  const answered = check_ins.findLast(({ user1, user2 }) => user1 !== null || user2 !== null)
  const [own, theirs] = [answered?.[viewer_role] ?? null, answered?.[otherParty(viewer_role)] ?? null]
  return (
    <Card as="section" tone="mediator" className="mb-5 flex flex-col gap-3">
      <h2 className="text-xl">What you two agreed on</h2>
      <blockquote className="flex flex-col gap-2 border-l-4 border-edge pl-4">
        {(in_force ?? agreement).commitments.map((commitment, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: commitments have no ids, and these don't change
          <CommitmentLine key={row} commitment={commitment} names={names} />
        ))}
      </blockquote>
      <p className="text-sm text-ink/80">
        <TextLink to={`/conflict/${conflict_id}`}>{title}</TextLink>
        {in_force && ` · agreed on ${longDay(in_force.confirmed_at)}`}
        {own && ` · ${shortAnswer('You', own)}`}
        {theirs && ` · ${shortAnswer(names[otherParty(viewer_role)], theirs)}`}
      </p>
    </Card>
  )
}
