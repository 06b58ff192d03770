import type { Conflict } from '@squash/contract/conflicts'
import type { Section } from './sections.ts'

/** Where the viewer's next move waits, for the button that brings a thumb there. */
export type NextAction = { target: Section; label: string }

/** The viewer's next move, or null when it is not their turn. */
export function nextActionOf({ can, phase }: Pick<Conflict, 'can' | 'phase'>): NextAction | null {
  if (can.respond) return { target: 'respond_form', label: 'Write your response' }
  if (can.submit_core_issue) return { target: 'core_issues', label: 'Name the core issue' }
  if (can.vote) return { target: 'vote', label: 'Go to your vote' }
  if (phase === 'ruling_available' && can.request_final_ruling) return { target: 'vote', label: 'See what is left' }
  return null
}
