import type { Conflict } from '@squash/contract/conflicts'
import type { NextAction, NextStep } from '../../lib/next-step.ts'
import type { People } from './people.ts'
import type { Section } from './sections.ts'
import { workOf } from './texts.ts'

const leadsTo = (target: Section, label: string): NextAction => ({ target, label })

/** What is next for this viewer; null once the conflict is finished. */
export function nextStepOf(conflict: Conflict, { other }: Pick<People, 'other'>): NextStep | null {
  const { can, phase } = conflict
  const work = workOf(phase)
  if (work !== null) return { says: work.says, action: null }
  switch (phase) {
    case 'awaiting_response':
      return can.respond
        ? { says: 'Your turn to answer', action: leadsTo('respond_form', 'Write') }
        : { says: `Waiting for ${other.short} to answer`, action: null }
    case 'core_issues':
      return can.submit_core_issue
        ? { says: 'Your turn: what’s it really about?', action: leadsTo('core_issues', 'Name it') }
        : { says: `Waiting for ${other.short} to name a core issue`, action: null }
    case 'vote_1':
    case 'vote_2':
    case 'vote_3':
      return can.vote
        ? { says: 'Your turn to vote', action: leadsTo('vote', 'Vote') }
        : { says: `Waiting for ${other.short} to vote`, action: null }
    case 'ruling_available':
      return { says: 'It isn’t settled yet', action: leadsTo('vote', 'See your options') }
    default:
      return null
  }
}
