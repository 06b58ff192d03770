import type { AvailableQuest } from '@squash/contract/quests'
import type { Tool } from '@squash/contract/values'
import { capitalised } from '@squash/rules/text/capitalised'

/** A sentence assembled from parts. `label` names a part, `lead` precedes it in the sentence. */
export type Builder = {
  kind: 'builder'
  intro: string
  parts: readonly { label: string; hint: string; lead: string; end: string }[]
}
/** Questions to ask yourself. `ready` applies once all are answered yes; until then, `line` is a text to send. */
export type Checklist = {
  kind: 'checklist'
  intro: string
  questions: readonly { label: string; hint: string }[]
  ready: string
  notYet: string
  line: string
}
/** Sentences to use unchanged. */
export type Phrases = { kind: 'phrases'; intro: string; phrases: readonly { when: string; words: string }[] }

export type ToolKind = Builder | Checklist | Phrases

/** The sentence a builder makes from the filled-in parts; blank parts are omitted. */
export const composed = ({ parts }: Pick<Builder, 'parts'>, filled: readonly string[]): string =>
  parts
    .map(({ lead, end }, index) => {
      const words = (filled[index] ?? '').trim().replace(/[.?!,\s]+$/, '')
      return words === '' ? '' : `${lead}${lead.endsWith(' ') ? words : capitalised(words)}${end}`
    })
    .filter(Boolean)
    .join(' ')

/** Appends a sentence to a text, on its own line. */
export const withSentence = (text: string, sentence: string): string =>
  text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`

export type UnlockedTool = { id: Tool; name: string; emoji: string }

/** The tools unlocked by the quests the user has completed. */
export const toolsFrom = (quests: readonly AvailableQuest[]): UnlockedTool[] =>
  quests.flatMap(({ user_completed, tool_id, unlocks_tool, emoji }) =>
    user_completed && tool_id && unlocks_tool ? [{ id: tool_id, name: unlocks_tool, emoji }] : [],
  )
