import type { Party } from '@squash/contract/values'
import { coreIssueOf, satisfactionOf } from './conflict.ts'
import { type PhaseFacts, phaseOf } from './phase.ts'

/** The labels of the dashboard cards. */
const STATUS_LABELS = {
  ruled: 'FINAL AI JUDGMENT ISSUED',
  clarify: 'YOUR TURN: CLARIFY CORE ISSUE',
  theirCoreIssue: 'WAITING FOR THEIR CORE ISSUE',
  voteOnReflection: 'VOTE ON FINAL REFLECTION',
  readyForRuling: 'READY FOR AI FINAL RULING',
  voteOnRehash: 'VOTE ON NEW APPROACH',
  voteOnMediation: 'VOTE ON AI MEDIATION',
  theirVote: 'WAITING FOR THEIR VOTE',
  theirResponse: 'WAITING FOR THEM',
  respond: 'YOUR TURN TO RESPOND',
  aiProcessing: 'AI PROCESSING...',
  resolved: 'RESOLVED',
  closed: 'CLOSED',
} as const

type StatusLabel = (typeof STATUS_LABELS)[keyof typeof STATUS_LABELS]

/** A conflict's label for one of its parties: what they have to do, or what they are waiting for. */
export function statusLabel(conflict: PhaseFacts, viewer: Party): StatusLabel {
  const whileVoting = (vote: StatusLabel) =>
    satisfactionOf(conflict, viewer) === null ? vote : STATUS_LABELS.theirVote

  switch (phaseOf(conflict)) {
    case 'awaiting_response':
      return viewer === 'user1' ? STATUS_LABELS.theirResponse : STATUS_LABELS.respond
    case 'mediating':
    case 'rehashing':
    case 'reflecting':
    case 'ruling':
      return STATUS_LABELS.aiProcessing
    case 'vote_1':
      return whileVoting(STATUS_LABELS.voteOnMediation)
    case 'vote_2':
      return whileVoting(STATUS_LABELS.voteOnRehash)
    case 'core_issues':
      return coreIssueOf(conflict, viewer) === null ? STATUS_LABELS.clarify : STATUS_LABELS.theirCoreIssue
    case 'vote_3':
      return whileVoting(STATUS_LABELS.voteOnReflection)
    case 'ruling_available':
      return STATUS_LABELS.readyForRuling
    case 'ruled':
      return STATUS_LABELS.ruled
    case 'resolved':
      return STATUS_LABELS.resolved
    case 'abandoned':
      return STATUS_LABELS.closed
  }
}
