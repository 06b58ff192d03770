import type { Receipt } from '@squash/contract/receipt'
import type { Mood, Party, SafetyKind, Writer } from '@squash/contract/values'
import type { SideOrder } from './side-order.ts'

/** A text, and whether the model or our own canned mediator wrote it. */
export type Written<Text> = Text & { written_by: Writer }

/** ISO 639-1 of the language to answer in. */
type InLanguage = { language?: string | undefined }

export type TranslateTask = InLanguage & {
  message: string
  /** 'responsive' for an answer whose author chose no mood. */
  mood: Mood | 'responsive'
  /** How another wording should differ from the last one. */
  variation?: 'shorter' | 'warmer' | 'more_direct' | undefined
  /** The last one. */
  earlier?: string | undefined
}
export type ClassifyTask = { message: string }
/** Both translations, and by which names, in which order and with which letters a prompt speaks of the two. */
export type ResolveTask = InLanguage & {
  title: string
  user1: string
  user2: string
  names?: Readonly<Record<Party, string>> | undefined
  order?: SideOrder | undefined
}
export type RehashTask = ResolveTask & { summary: string; suggestion: string }
export type ReflectTask = RehashTask & { user1_core_issue: string; user2_core_issue: string }
export type RuleTask = ResolveTask & { summary: string; suggestion: string; reflection: string }
export type SummariseTask = InLanguage & { title: string; ruling: string }
/** A conflict that one side told in a public forum. */
export type AdviseTask = InLanguage & { title: string; text: string }

/** A message as the other person would read it, and what its author is told about it. */
export type Translated = Written<{ text: string }> & {
  /** As detected, ISO 639-1; null when unsure. */
  language: string | null
  receipt: Receipt
  /**
   * Without AI only: 'as_typed' where Squash can't rephrase the language, so that the text is the message; 'nothing_left' where
   * only insults stood in the message, so that the text is empty and can't be sent.
   */
  note: 'as_typed' | 'nothing_left' | null
}

/** What no answer may repeat: raw messages and core issues of both (docs/reference/mediator.md#when-an-answer-is-unfit). */
export type Confidential = { private: readonly string[] }

/**
 * The mediator: what it can be asked about a conflict (docs/reference/mediator.md#what-the-model-is-asked), and its view of a forum post. An
 * implementation never returns unchecked text: what fails or is unfit is replaced by the canned mediator's.
 *
 * Only `translate`, `classify` and `reflect` ever see what a person typed; every other task is built from translated texts.
 */
export interface Mediator {
  translate(task: TranslateTask, confidential?: Confidential): Promise<Translated>
  /** Signs of danger that the model sees in a message. None when it sees none, gives no answer, or isn't there. */
  classify(task: ClassifyTask): Promise<readonly SafetyKind[]>
  resolve(task: ResolveTask, confidential?: Confidential): Promise<Written<{ summary: string; suggestion: string }>>
  rehash(task: RehashTask, confidential?: Confidential): Promise<Written<{ summary: string; suggestion: string }>>
  reflect(task: ReflectTask, confidential?: Confidential): Promise<Written<{ reflection: string; suggestion: string }>>
  rule(task: RuleTask, confidential?: Confidential): Promise<Written<{ ruling: string }>>
  summarise(task: SummariseTask, confidential?: Confidential): Promise<Written<{ summary: string }>>
  /** For the public: neither the poster nor whom they write of is here. */
  advise(task: AdviseTask): Promise<Written<{ summary: string; suggestion: string }>>
}
