import type { Mood, Writer } from '@squash/contract/values'

/** A text, and whether the model or our own canned mediator wrote it. */
export type Written<Text> = Text & { written_by: Writer }

/** The mediator will not work on this: somebody may be in danger (decisions §13). No canned text stands in for it. */
export type Declined = 'declined'
export type Answered<Text> = Written<Text> | Declined

export type TranslateTask = { message: string; mood: Mood | 'responsive' }
export type ResolveTask = { title: string; user1: string; user2: string }
export type RehashTask = ResolveTask & { summary: string; suggestion: string }
export type ReflectTask = RehashTask & { user1_core_issue: string; user2_core_issue: string }
export type RuleTask = ResolveTask & { summary: string; suggestion: string; reflection: string }
export type SummariseTask = { title: string; ruling: string }
/** A conflict that one side told in a public forum. */
export type AdviseTask = { title: string; text: string }

/** What no answer may repeat: raw messages and core issues of both (decisions §1). */
export type Confidential = { private: readonly string[] }

/**
 * The mediator: the six things it can be asked about a conflict (spec core-flow §7, "AI completions"), and its view of a forum post. An implementation never throws and
 * never returns unchecked text: what fails or is unfit is replaced by the canned mediator's, and what is declined by nothing.
 *
 * Only `translate` and `reflect` ever see what a person typed; every other task is built from translated texts (decisions §1).
 */
export interface Mediator {
  translate(task: TranslateTask, confidential?: Confidential): Promise<Answered<{ text: string }>>
  resolve(task: ResolveTask, confidential?: Confidential): Promise<Answered<{ summary: string; suggestion: string }>>
  rehash(task: RehashTask, confidential?: Confidential): Promise<Answered<{ summary: string; suggestion: string }>>
  reflect(task: ReflectTask, confidential?: Confidential): Promise<Answered<{ reflection: string; suggestion: string }>>
  rule(task: RuleTask, confidential?: Confidential): Promise<Answered<{ ruling: string }>>
  summarise(task: SummariseTask, confidential?: Confidential): Promise<Answered<{ summary: string }>>
  /** For the public: neither the poster nor whom they write of is here. */
  advise(task: AdviseTask): Promise<Answered<{ summary: string; suggestion: string }>>
}
