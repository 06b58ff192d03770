/** A sentence put together from its parts. `label` names a part, `lead` is what it begins with in the sentence. */
export type Builder = {
  kind: 'builder'
  intro: string
  parts: readonly { label: string; hint: string; lead: string; end: string }[]
}
/** Questions to oneself; when each is answered with yes, `ready` holds. `line` is what may be sent meanwhile. */
export type Checklist = {
  kind: 'checklist'
  intro: string
  questions: readonly { label: string; hint: string }[]
  ready: string
  notYet: string
  line: string
}
/** Sentences to take as they are. */
export type Phrases = { kind: 'phrases'; intro: string; phrases: readonly { when: string; words: string }[] }

export type ToolKind = Builder | Checklist | Phrases

/** The sentence that a builder makes of what was filled in; parts left blank are left out. */
export const composed = ({ parts }: Pick<Builder, 'parts'>, filled: readonly string[]): string =>
  parts
    .map(({ lead, end }, index) => {
      const words = (filled[index] ?? '').trim().replace(/[.?!,\s]+$/, '')
      return words === '' ? '' : `${lead}${lead.endsWith(' ') ? words : capitalised(words)}${end}`
    })
    .filter(Boolean)
    .join(' ')

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A text with a sentence added at its end, on a line of its own. */
export const withSentence = (text: string, sentence: string): string =>
  text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`
