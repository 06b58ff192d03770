import type { Commitment } from '@squash/contract/commitments'
import type { Conflict } from '@squash/contract/conflicts'
import { whoLabel } from '../../../lib/agreements/agreement.ts'
import { dayOf } from '../../../lib/dates.ts'
import { copyText } from '../../../lib/share-link.tsx'
import { Button } from '../../../ui/button.tsx'
import type { People } from '../people.ts'
import { withoutAiMark } from '../texts.ts'

const COPY = { copied: 'Conversation copied!', failed: 'We couldn’t copy the conversation' }

/** Copies or prints the conversation, once there is one. Neither contains what anyone typed. */
export function KeepConversation({ conflict, people }: { conflict: Conflict; people: People }) {
  if (conflict.user2_translated_message === null && conflict.ai_summary === null) return null
  return (
    <section aria-label="Keep this conversation" className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
      <Button size="small" onClick={() => void copyText(conversationText(conflict, people), COPY)}>
        Copy the conversation
      </Button>
      <Button size="small" onClick={() => window.print()}>
        Print the conversation
      </Button>
      <p className="text-sm text-muted">Includes only what you can both read.</p>
    </section>
  )
}

/** A part of the text: its heading and its paragraphs, of which those without content are left out. */
type Part = [heading: string, ...paragraphs: (string | null)[]]

/**
 * The calm conversation as plain text, with only what both may read: neither what they typed, nor a core issue, nor
 * why a conflict is private.
 */
export function conversationText(conflict: Conflict, { user1, user2 }: Pick<People, 'user1' | 'user2'>): string {
  const names = { user1: user1.short, user2: user2.short }
  const list = (commitments: readonly Commitment[] | null) =>
    commitments?.map(({ who, what, by }) => `- ${whoLabel(who, names)}: ${what}${by === null ? '' : ` (${by})`}`) ?? []
  const round = (heading: string, said: string | null, suggested: string | null, agreed: Commitment[] | null): Part => [
    heading,
    said,
    suggested,
    list(agreed).join('\n') || null,
  ]
  const points = conflict.strongest_points
  const parts: Part[] = [
    [user1.name, conflict.user1_translated_message],
    [user2.name, conflict.user2_translated_message],
    round('Round 1: AI mediation', conflict.ai_summary, conflict.ai_suggestion, conflict.mediation_commitments),
    round('Round 2: AI rehash', conflict.ai_rehash_summary, conflict.ai_rehash_suggestion, conflict.rehash_commitments),
    round(
      'Round 3: Core reflection',
      conflict.ai_core_reflection,
      conflict.ai_core_suggestion,
      conflict.reflection_commitments,
    ),
    [
      'Final AI ruling',
      conflict.ai_final_summary,
      points.user1 && `${user1.short}’s strongest point: ${points.user1}`,
      points.user2 && `${user2.short}’s strongest point: ${points.user2}`,
      conflict.final_ai_ruling,
    ],
  ]
  const written = parts.flatMap(([heading, ...paragraphs]) => {
    const said = paragraphs.filter((paragraph) => paragraph !== null)
    return said.length === 0 ? [] : [`${heading}\n${said.join('\n\n')}`]
  })
  const head = [
    conflict.title,
    `${user1.name} and ${user2.name}, ${dayOf(conflict.created_at)}`,
    withoutAiMark(conflict),
  ]
  return [head.filter((line) => line !== null).join('\n'), ...written].join('\n\n')
}
