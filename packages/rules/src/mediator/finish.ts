import type { Writer } from '@squash/contract/values'
import { looksEncoded, repeatsPrivateText, wordsOf } from '../privacy/leak.ts'
import { maskPersonalData } from '../privacy/mask.ts'
import { firstObject } from './answers/json.ts'
import { withoutPreamble } from './answers/preamble.ts'
import { readReflection, readResolution, readRuling, readSummary, shortened } from './answers.ts'
import { cannedMediator } from './canned/mediator.ts'
import { translateWithoutModel } from './canned/translate.ts'
import { type Checked, checkAnswer } from './check/check-answer.ts'
import { isFoul } from './insults/foul.ts'
import type {
  AdviseTask,
  ReflectTask,
  RehashTask,
  ResolveTask,
  RuleTask,
  SummariseTask,
  TranslateTask,
  Written,
} from './mediator.ts'
import {
  advisePrompt,
  reflectPrompt,
  rehashPrompt,
  resolvePrompt,
  rulePrompt,
  summarisePrompt,
  translatePrompt,
} from './prompts.ts'

/**
 * How a task of the mediator ends: the model's answer if it is fit, else the canned text (spec core-flow §8). An answer is
 * fit when it can be read, keeps the limits, and repeats neither a private text (decisions §1) nor the instructions of the
 * task: a model that was talked into showing those is not to be trusted with the rest.
 *
 * Every function takes the model's answer, or null when there is none, and never throws. `privateTexts` are the raw messages
 * and core issues of the conflict; those in the task itself are minded without being named.
 */
type Private = readonly string[]

/** The most characters that an answer is read for; no limit of tokens comes near it. */
const READABLE = 12_000

/**
 * What a model's answer to a translation is worth. It may repeat the author's own words, because its author approves it; of
 * what others keep private, and of its instructions, it may not.
 */
export function checkTranslation(answer: string, task: TranslateTask, privateTexts: Private = []): Checked {
  const { message: source, language } = task
  const { text, translation, message } = firstObject(answer.slice(0, READABLE)) ?? {}
  // Models that aren't held to a form call the text by one of these names.
  const field = [text, translation, message].find((value) => typeof value === 'string') ?? answer
  const checked = checkAnswer({ source, answer: withoutPreamble(String(field), [source]), language })
  const isLeak = repeatsPrivateText(checked.text, [translatePrompt(task).system, ...privateTexts])
  return checked.fit && isLeak ? { ...checked, fit: false, failed: ['actual_answer'] } : checked
}

/** The canned translation is exempt from the checks: it is the end of the line, and only ever removes. */
export function finishTranslation(
  answer: string | null,
  task: TranslateTask,
  privateTexts: Private = [],
): Written<{ text: string }> {
  const checked = answer === null ? null : checkTranslation(answer, task, privateTexts)
  return checked?.fit ? by('ai', { text: checked.text }) : by('canned', { text: translateWithoutModel(task).text })
}

export function finishResolution(
  answer: string | null,
  task: ResolveTask,
  privateTexts: Private = [],
): Written<{ summary: string; suggestion: string }> {
  const secrets = [resolvePrompt(task).system, ...privateTexts]
  return fitOrCanned(
    answer && readResolution(answer, sourcesOf(task)),
    { privateTexts: secrets, approved: wordingsOf(task) },
    () => cannedMediator.resolve(task),
  )
}

/** A rehash that repeats the suggestion nobody was satisfied with is unfit too. */
export function finishRehash(
  answer: string | null,
  task: RehashTask,
  privateTexts: Private = [],
): Written<{ summary: string; suggestion: string }> {
  const read = answer ? readResolution(answer, sourcesOf(task)) : null
  const isNew = read !== null && !isSame(read.suggestion, task.suggestion)
  const secrets = [rehashPrompt(task).system, ...privateTexts]
  return fitOrCanned(isNew ? read : null, { privateTexts: secrets, approved: wordingsOf(task) }, () =>
    cannedMediator.rehash(task),
  )
}

/** Neither party may find the other's core issue in the reflection, so both are private here. */
export function finishReflection(
  answer: string | null,
  task: ReflectTask,
  privateTexts: Private = [],
): Written<{ reflection: string; suggestion: string }> {
  const secrets = [task.user1_core_issue, task.user2_core_issue, reflectPrompt(task).system, ...privateTexts]
  return fitOrCanned(
    answer && readReflection(answer, sourcesOf(task)),
    { privateTexts: secrets, approved: wordingsOf(task) },
    () => cannedMediator.reflect(task),
  )
}

/** A ruling is public, so personal data is masked (decisions §13). */
export function finishRuling(
  answer: string | null,
  task: RuleTask,
  privateTexts: Private = [],
): Written<{ ruling: string }> {
  const ruling = answer && readRuling(answer, sourcesOf(task))
  const read = ruling ? { ruling: maskPersonalData(ruling) } : null
  const secrets = [rulePrompt(task).system, ...privateTexts]
  return fitOrCanned(read, { privateTexts: secrets, approved: wordingsOf(task) }, () => ({
    ruling: cannedMediator.rule(task),
  }))
}

/** The summary of a ruling is public too; masking may lengthen it, so it is cut afterwards. */
export function finishSummary(
  answer: string | null,
  task: SummariseTask,
  privateTexts: Private = [],
): Written<{ summary: string }> {
  const summary = answer && readSummary(answer, sourcesOf(task))
  const read = summary ? { summary: shortened(maskPersonalData(summary)) } : null
  const secrets = [summarisePrompt(task).system, ...privateTexts]
  return fitOrCanned(read, { privateTexts: secrets, approved: [task.ruling] }, () => ({
    summary: cannedMediator.summarise(task),
  }))
}

/** What is said of a forum post is public: personal data is masked. */
export function finishAdvice(
  answer: string | null,
  task: AdviseTask,
): Written<{ summary: string; suggestion: string }> {
  const read = answer ? readResolution(answer, sourcesOf(task)) : null
  const masked = read && {
    summary: maskPersonalData(read.summary),
    suggestion: maskPersonalData(read.suggestion),
  }
  return fitOrCanned(masked, { privateTexts: [advisePrompt(task).system], approved: [] }, () =>
    cannedMediator.advise(task),
  )
}

function fitOrCanned<Texts extends Record<string, string>>(
  read: Texts | null | '',
  { privateTexts, approved }: { privateTexts: Private; approved: readonly string[] },
  canned: () => Texts,
): Written<Texts> {
  if (!read) return by('canned', canned())
  const all = Object.values(read)
  const isUnfit =
    all.some(isFoul) || all.some(looksEncoded) || repeatsPrivateText(all.join('\n'), privateTexts, 8, approved)
  return isUnfit ? by('canned', canned()) : by('ai', read)
}

/** What the two people approved for each other to read: its words are private no more. */
const wordingsOf = ({ user1, user2 }: ResolveTask): string[] => [user1, user2]

/** Everything that people or the mediator wrote in a task: what stands there may stand in the answer. */
const sourcesOf = ({ language: _, ...task }: ResolveTask | SummariseTask | AdviseTask): string[] => [
  ...Object.values(task).filter((value) => typeof value === 'string'),
  ...('names' in task ? Object.values(task.names ?? {}) : []),
]

const by = <Texts>(writer: Writer, texts: Texts): Written<Texts> => ({ ...texts, written_by: writer })
const isSame = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')
