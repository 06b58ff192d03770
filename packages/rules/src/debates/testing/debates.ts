import { HOUR } from '../../time/units.ts'
import type { ActiveDebate, CompleteDebate, ExpiredDebate, PendingDebate } from '../debate.ts'

/** Maya starts the debate, Jonas is invited, Lena is a spectator. */
export const maya = { id: '6d617961-0000-4000-8000-000000000001', email: 'maya@example.org' }
export const jonas = { id: '6a6f6e61-0000-4000-8000-000000000002', email: 'jonas@example.org' }
export const lena = { id: '6c656e61-0000-4000-8000-000000000003', email: 'lena@example.org' }

/** When Maya started the debate, a Monday; Jonas answers a day later. */
export const started = new Date('2026-03-02T12:00:00Z')
export const hoursLater = (hours: number): Date => new Date(started.getTime() + hours * HOUR)
export const daysLater = (days: number): Date => hoursLater(24 * days)

const common = {
  id: '64656261-0000-4000-8000-00000000000d',
  title: 'Dishes: tonight or tomorrow?',
  creator_id: maya.id,
  creator_side: 'Tonight',
  creator_position: 'Ten minutes, and the morning is yours.',
  opponent_side: 'Tomorrow',
  opponent_email: jonas.email,
  created_at: started,
  is_hidden: false,
}
const answered = {
  ...common,
  opponent_id: jonas.id,
  opponent_position: 'Plates are patient.',
  answered_at: daysLater(1),
  expires_at: daysLater(8),
  votes: { creator: 0, opponent: 0 },
}

export const pendingDebate = (changes: Partial<PendingDebate> = {}): PendingDebate => ({
  ...common,
  status: 'pending',
  invitee_id: jonas.id,
  invitee_since: started,
  ignored_at: null,
  ...changes,
})

export const activeDebate = (changes: Partial<ActiveDebate> = {}): ActiveDebate => ({
  ...answered,
  status: 'active',
  ...changes,
})

export const completeDebate = (changes: Partial<CompleteDebate> = {}): CompleteDebate => ({
  ...answered,
  votes: { creator: 2, opponent: 1 },
  status: 'complete',
  closed_at: daysLater(8),
  outcome: 'creator',
  ...changes,
})

export const expiredDebate = (changes: Partial<ExpiredDebate> = {}): ExpiredDebate => ({
  ...common,
  status: 'expired',
  invitee_id: jonas.id,
  closed_at: daysLater(30),
  closed_reason: 'expired',
  ...changes,
})

export const debatesInEveryState = {
  pending: pendingDebate(),
  active: activeDebate(),
  complete: completeDebate(),
  expired: expiredDebate(),
} as const
