import { isBlameless, penalisedPeople } from '../conflicts/blame.ts'
import { isShouted } from '../counters/count/messages.ts'
import type { EventOf } from '../events.ts'
import type { TextStatistics } from '../text/statistics.ts'
import { HOUR } from '../time/units.ts'
import { type Grant, grant, grantOnce } from './awards.ts'
import type { AwardCircumstances } from './circumstances.ts'

const FLOOD = 5
const TOO_MANY_ABANDONED = 3
const SATURDAY = 6

export function forStarting(event: EventOf<'conflict.started'>, circumstances: AwardCircumstances): readonly Grant[] {
  const [creator] = event.parties
  const today = creator === null ? undefined : circumstances.get(creator)
  return [
    grant(creator, 'START_CONFLICT', event.conflict),
    grantOnce(creator, 'FIRST_CONFLICT'),
    today && today.startedThatDay >= FLOOD ? grant(creator, 'CONFLICT_FLOOD', today.local.day) : null,
    forShouting(creator, event.message, `${event.conflict}/message`),
  ]
}

export const forDeleting = (event: EventOf<'conflict.deleted'>): readonly Grant[] => [
  grant(event.parties[0], 'START_CONFLICT_REVERSED', event.conflict),
]

export function forResponding(event: EventOf<'conflict.responded'>): readonly Grant[] {
  const [, responder] = event.parties
  return [
    grant(responder, 'RESPOND_TO_CONFLICT', event.conflict),
    forShouting(responder, event.message, `${event.conflict}/message`),
  ]
}

export function forRehash(event: EventOf<'rehash.requested'>, circumstances: AwardCircumstances): readonly Grant[] {
  return [
    grant(event.by, 'REHASH_CONFLICT', event.conflict),
    ...(circumstances.get(event.by)?.tooManyRehashes ?? []).map((conflict) =>
      grant(event.by, 'EXCESSIVE_REHASHING', conflict),
    ),
  ]
}

export const forCoreIssue = (event: EventOf<'core_issue.submitted'>): readonly Grant[] => [
  forShouting(event.by, event.message, `${event.conflict}/core_issue`),
]

export const forReflecting = (event: EventOf<'conflict.reflected'>): readonly Grant[] =>
  event.parties.map((party) => grant(party, 'CORE_ISSUE_REFLECTION', event.conflict))

export function forResolving(event: EventOf<'conflict.resolved'>, circumstances: AwardCircumstances): readonly Grant[] {
  const isQuick = event.at.getTime() - event.created_at.getTime() < HOUR
  return event.parties.flatMap((party) => {
    const weekday = party === null ? 0 : (circumstances.get(party)?.local.weekday ?? 0)
    return [
      grant(party, 'RESOLVE_CONFLICT', event.conflict),
      isQuick ? grant(party, 'QUICK_RESOLUTION', event.conflict) : null,
      event.round === 1 ? grant(party, 'PEACEFUL_RESOLUTION', event.conflict) : null,
      weekday >= SATURDAY ? grant(party, 'WEEKEND_RESOLUTION', event.conflict) : null,
    ]
  })
}

export const forRulingRequest = (event: EventOf<'ruling.requested'>): readonly Grant[] => [
  grant(event.by, 'ESCALATION', event.conflict),
]

export const forRuling = (event: EventOf<'ruling.issued'>): readonly Grant[] =>
  event.parties.flatMap((party) => [
    grant(party, 'FINAL_JUDGMENT', event.conflict),
    grantOnce(party, 'FIRST_PUBLIC_SHAME'),
  ])

/**
 * Closing a conflict costs points only if it expired. If a ruling had been requested, the requester gets back the points
 * that this cost.
 */
export const forAbandoning = (
  event: EventOf<'conflict.abandoned'>,
  circumstances: AwardCircumstances,
): readonly Grant[] => [
  grant(event.ruling_asked_by ?? null, 'ESCALATION_REVERSED', event.conflict),
  ...forBeingLate(event, circumstances),
]

function forBeingLate(event: EventOf<'conflict.abandoned'>, circumstances: AwardCircumstances): readonly Grant[] {
  const late = penalisedPeople(event)
  if (event.was === 'pending') {
    return [
      isBlameless(event) ? null : grant(event.parties[0], 'CONFLICT_EXPIRED', event.conflict),
      ...late.map((person) => grant(person, 'NO_RESPONSE', event.conflict)),
    ]
  }
  return late.flatMap((person) => {
    const month = circumstances.get(person)
    const isSerial = month !== undefined && month.abandonedThatMonth >= TOO_MANY_ABANDONED
    return [
      grant(person, 'ABANDONING', event.conflict),
      isSerial ? grant(person, 'SERIAL_ABANDONING', month.local.month) : null,
    ]
  })
}

export const forGhosting = (event: EventOf<'conflict.ghosted'>): readonly Grant[] => [
  event.blocked ? null : grant(event.person, 'GHOSTING', event.conflict),
]

export const forIgnoring = (event: EventOf<'invite.ignored'>): readonly Grant[] => [
  event.blocked ? null : grant(event.person, 'INVITE_IGNORED', event.subject),
]

const forShouting = (writer: string | null, message: TextStatistics, subject: string): Grant =>
  isShouted(message) ? grant(writer, 'EXCESSIVE_CAPS', subject) : null
