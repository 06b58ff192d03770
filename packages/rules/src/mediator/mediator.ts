import type { Commitment } from '@squash/contract/commitments'
import type { Receipt } from '@squash/contract/receipt'
import type { Mood, Party, PreviewNote, RulingCheck, RulingVerdict, SafetyKind, Writer } from '@squash/contract/values'
import type { Reader } from './reader.ts'
import type { SideOrder } from './side-order.ts'

/** A text, and whether the model or the canned mediator wrote it. */
export type Written<Text> = Text & { written_by: Writer }

/** ISO 639-1 code of the language to answer in. */
type InLanguage = { language?: string | undefined }

/** How the readers of the text like to be addressed. */
type ForReader = { reader?: Reader | undefined }

export type TranslateTask = InLanguage &
  ForReader & {
    message: string
    /** 'responsive' for a response whose author chose no mood. */
    mood: Mood | 'responsive'
    /** How the new wording should differ from the previous one. */
    variation?: 'shorter' | 'warmer' | 'more_direct' | undefined
    /** The previous wording. */
    earlier?: string | undefined
  }
export type ClassifyTask = { message: string }
/** Both translations, with the names, order and letters by which a prompt refers to the parties. */
export type ResolveTask = InLanguage &
  ForReader & {
    title: string
    user1: string
    user2: string
    names?: Readonly<Record<Party, string>> | undefined
    order?: SideOrder | undefined
    /** What the two agreed on in the conflict that this one follows up on; "first" is this conflict's creator. */
    agreed?: readonly Commitment[] | undefined
  }
/** The proposal that didn't satisfy both parties, and what each said, in private, was missing from it. */
export type RehashTask = ResolveTask & {
  summary: string
  suggestion: string
  /** The commitments of all earlier proposals. Without a model, others are proposed first. */
  proposed?: readonly Commitment[] | undefined
  user1_critique?: string | null | undefined
  user2_critique?: string | null | undefined
}
export type ReflectTask = RehashTask & { user1_core_issue: string; user2_core_issue: string }
export type RuleTask = ResolveTask & { summary: string; suggestion: string; reflection: string }
/** A proposal: its two texts, and who would do what by when. */
export type Resolution = { summary: string; suggestion: string; commitments: Commitment[] }
export type Reflection = { reflection: string; suggestion: string; commitments: Commitment[] }
/** A ruling with its verdict as data, and the strongest point of each party, which the model lists before it judges. */
export type Ruling = {
  ruling: string
  verdict: RulingVerdict
  asked: RulingCheck
  /** The party who came first in the prompt of the published answer; null without a model. */
  came_first: Party | null
  /** Whether the judgments in both orders gave the same verdict; null if there weren't two. */
  orders_agreed: boolean | null
  strongest_points: Record<Party, string>
}
export type SummariseTask = InLanguage & { title: string; ruling: string }
/**
 * A message that isn't sent to anyone, in its calm version, with the requests found in it. The author is the only
 * reader.
 */
export type UnderstandTask = InLanguage & ForReader & { message: string; requests: readonly string[] }
/** A conflict described by one side in a public forum. */
export type AdviseTask = InLanguage & { title: string; text: string }

/** A message as the other person would read it, with notes for its author. */
export type Translated = Written<{ text: string }> & {
  /** The detected language, ISO 639-1; null when unsure. */
  language: string | null
  /**
   * Only without a model. 'as_typed': the text is the message, because Squash can't rephrase the language or can't tell
   * whether a part of it insults. 'may_hurt': something was changed, and a part of the rest may insult.
   * 'nothing_left': the message contained only insults, so the text is empty and can't be sent.
   */
  note: PreviewNote | null
}

/** What a solo note seems to be about, shown to its author only. */
export type Understanding = {
  /** What the message seems to be about, in one or two hedged sentences; null if too little is left of it. */
  about: string | null
  /** How to phrase a request, if the author makes none. */
  phrasing: string | null
}

/**
 * Texts that no answer may repeat: both parties' raw messages and core issues
 * (docs/reference/mediator-checks.md#when-an-answer-is-unfit).
 */
export type Confidential = { private: readonly string[] }

/**
 * The mediator: what it can be asked about a conflict (docs/reference/mediator.md#what-the-model-is-asked), and its
 * comments on a forum post. An implementation never returns unchecked text: if an answer fails or is unfit, the canned
 * mediator's text replaces it.
 *
 * Only `translate`, `classify`, `rehash`, `reflect` and `advise` get text as users or posters typed it; for `rehash`,
 * that is a critique of the last proposal. All other tasks get translated texts.
 */
export interface Mediator {
  translate(task: TranslateTask, confidential?: Confidential): Promise<Translated>
  /** Compares a message with the text shown instead, no matter who wrote that text. */
  receipt(message: string, shown: string): Receipt
  /** The signs of danger that the model sees in a message; empty if it doesn't answer or isn't configured. */
  classify(task: ClassifyTask): Promise<readonly SafetyKind[]>
  resolve(task: ResolveTask, confidential?: Confidential): Promise<Written<Resolution>>
  rehash(task: RehashTask, confidential?: Confidential): Promise<Written<Resolution>>
  reflect(task: ReflectTask, confidential?: Confidential): Promise<Written<Reflection>>
  rule(task: RuleTask, confidential?: Confidential): Promise<Written<Ruling>>
  summarise(task: SummariseTask, confidential?: Confidential): Promise<Written<{ summary: string }>>
  /** @param withinMs how long the author may have to wait, in milliseconds */
  understand(task: UnderstandTask, withinMs: number): Promise<Written<Understanding>>
  /** Comments on a forum post, for the public that votes on it. */
  advise(task: AdviseTask): Promise<Written<{ summary: string; suggestion: string }>>
}
