import type { PrivateReason, SafetyReviewStatus } from '@squash/contract/values'
import type { Tone } from '../../../ui/tone.ts'

export type Choice = {
  verdict: Exclude<SafetyReviewStatus, 'open'>
  label: string
  title: string
  follows: string
}

export const CHOICES: readonly Choice[] = [
  {
    verdict: 'lifted',
    label: 'Lift it',
    title: 'Let this conflict have a ruling',
    follows:
      'It can become public when one of the two asks for a ruling. If it closed because one did, it opens again.',
  },
  {
    verdict: 'kept',
    label: 'Keep it private',
    title: 'Keep this conflict private',
    follows: 'Nothing changes. The author can ask again.',
  },
]

export const NOTICED: Record<PrivateReason, string> = {
  sign: 'A rule noticed a sign of danger',
  model: 'The language model noticed a sign of danger',
}

export const STATUS: Record<SafetyReviewStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'rose' },
  lifted: { label: 'Lifted', tone: 'mediator' },
  kept: { label: 'Kept private', tone: 'plum' },
}
