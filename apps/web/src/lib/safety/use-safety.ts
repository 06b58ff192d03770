import { useState } from 'react'
import { type Asked, askedBy } from './asked.ts'

/**
 * What the safety screen made of some words, for the form that holds them. Nothing of it is stored: a reload forgets it.
 * @param words as they stand in the form. What was asked about them is over as soon as they change.
 */
export function useSafety(words: string) {
  const [answer, setAnswer] = useState<{ asked: Asked | 'put away'; words: string } | null>(null)
  if (answer !== null && answer.words !== words) setAnswer(null)
  const current = answer?.words === words ? answer.asked : null
  return {
    /** What the panel shows; null when nothing was asked about these words, or it has been answered. */
    asked: current === 'put away' ? null : current,
    /** The person chose not to send these words. */
    isPutAway: current === 'put away',
    /** Takes a failed send. @returns false for a failure that is not the screen's, which the form tells in its own way */
    catches(error: unknown): boolean {
      const asked = askedBy(error)
      if (asked) setAnswer({ asked, words })
      return asked !== null
    },
    /** Back to the form as it was. */
    edit: () => setAnswer(null),
    putAway: () => setAnswer({ asked: 'put away', words }),
  }
}

export type Safety = ReturnType<typeof useSafety>
