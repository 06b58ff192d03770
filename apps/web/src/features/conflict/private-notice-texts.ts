import type { Conflict } from '@squash/contract/conflicts'

type Facts = Pick<Conflict, 'phase' | 'closed_reason' | 'private_because' | 'reopened_at' | 'safety_review'>

type PrivateNoticeWords = {
  title: string
  text: string
  /** The moderator's answer to the viewer. */
  answer: string | null
  /** The label of the button that requests a review; null if none can be requested, or one is pending. */
  ask: string | null
  showsHelp: boolean
}

const BECAUSE = {
  sign: 'You sent something that sounded as if someone could get hurt',
  model: 'Our AI thought that something you wrote could mean someone is in danger',
} as const

const isOver = ({ phase }: Facts): boolean => phase === 'ruled' || phase === 'resolved'

/** The notice for a conflict that the viewer's own text keeps private, or that was reopened; null for any other. */
export function privateNoticeWords(conflict: Facts): PrivateNoticeWords | null {
  const { private_because, safety_review: review, reopened_at } = conflict
  if (private_because !== null) return ofPrivate(conflict, private_because)
  if (isOver(conflict) || conflict.phase === 'ruling') return null
  if (review?.status === 'lifted' && conflict.phase !== 'abandoned')
    return {
      title: reopened_at === null ? 'This conflict can have a ruling again' : 'This conflict is open again',
      text: 'You asked for a review, and a moderator agreed with you. Nothing keeps this conflict private any more.',
      answer: review.answer,
      ask: null,
      showsHelp: false,
    }
  if (review?.status === 'lifted')
    return {
      title: 'A moderator agreed with you',
      text: 'Your words no longer keep this conflict private. It stays closed all the same.',
      answer: review.answer,
      ask: null,
      showsHelp: false,
    }
  if (reopened_at === null || conflict.phase === 'abandoned') return null
  return {
    title: 'This conflict is open again',
    text: 'A moderator looked at why it was closed and opened it again. You can go on where you left off.',
    answer: null,
    ask: null,
    showsHelp: false,
  }
}

function ofPrivate(conflict: Facts, because: keyof typeof BECAUSE): PrivateNoticeWords | null {
  const { phase, closed_reason, safety_review: review } = conflict
  const isClosed = phase === 'abandoned'
  // A conflict that was declined, left by a party or timed out would not have had a ruling anyway.
  if (isClosed && closed_reason !== 'flagged') return null
  const follows = isClosed
    ? 'so this conflict couldn’t have a public ruling. A private conflict closes when one of you asks for its ruling.'
    : 'so this conflict stays private: there’ll be no ruling, and it won’t appear on the public board. Everything else goes on as usual.'
  const common = {
    title: isClosed ? 'Why this conflict closed' : 'This conflict stays private',
    text: `${BECAUSE[because]}, ${follows} Only you see this.`,
    showsHelp: true,
  }
  if (isOver(conflict)) return { ...common, answer: null, ask: null }
  switch (review?.status) {
    case 'open':
      return {
        ...common,
        text: `${common.text} You’ve asked for a review; we’ll let you know.`,
        answer: null,
        ask: null,
      }
    case 'kept': {
      const text = `${common.text} A moderator reviewed it and decided to keep it private.`
      return { ...common, text, answer: review.answer, ask: 'Ask again' }
    }
    default:
      return {
        ...common,
        text: `${common.text} If we got it wrong, a moderator can change that.`,
        answer: null,
        ask: 'Ask for a review',
      }
  }
}
