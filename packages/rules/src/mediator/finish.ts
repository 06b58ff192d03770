import type { Commitment } from '@squash/contract/commitments'
import type { Writer } from '@squash/contract/values'
import { looksEncoded, repeatsPrivateText, wordsOf } from '../privacy/leak.ts'
import { maskPersonalData } from '../privacy/mask.ts'
import { maskPublicText } from '../privacy/mask-public-text.ts'
import { agreedTexts, readCommitments } from './answers/commitments.ts'
import { readReflection, readResolution, readSummary, shortened } from './answers.ts'
import { commitmentsFor } from './canned/commitments.ts'
import { cannedMediator } from './canned/mediator.ts'
import { translateWithoutModel } from './canned/translate.ts'
import { checkTranslation } from './check/check-translation.ts'
import { isFoul } from './insults/foul.ts'
import type {
  AdviseTask,
  Reflection,
  ReflectTask,
  RehashTask,
  Resolution,
  ResolveTask,
  SummariseTask,
  TranslateTask,
  Written,
} from './mediator.ts'
import { advisePrompt } from './prompts/advise.ts'
import { reflectPrompt, rehashPrompt, resolvePrompt } from './prompts/mediate.ts'
import { summarisePrompt } from './prompts/rule.ts'

/*
 * Chooses the outcome of each mediator task: the model's answer if it is fit, or else the canned text
 * (docs/reference/mediator-checks.md#when-an-answer-is-unfit). An answer is fit if it can be parsed, is within the
 * limits, and repeats neither a private text nor the task's instructions, because a model that was talked into revealing
 * those can't be trusted with the rest.
 *
 * Every function takes the model's answer, or null if there is none, and never throws.
 */

/** The conflict's raw messages and core issues. Those in the task itself are included automatically. */
type Private = readonly string[]

/** The translation of a message. The canned one isn't checked, because it only ever removes words. */
export function finishTranslation(
  answer: string | null,
  task: TranslateTask,
  privateTexts: Private = [],
): Written<{ text: string }> {
  const checked = answer === null ? null : checkTranslation(answer, task, privateTexts)
  return checked?.fit ? by('ai', { text: checked.text }) : by('canned', { text: translateWithoutModel(task).text })
}

/** The first proposal: summary, suggestion and commitments. */
export function finishResolution(
  answer: string | null,
  task: ResolveTask,
  privateTexts: Private = [],
): Written<Resolution> {
  const secrets = [resolvePrompt(task).system, ...privateTexts]
  return proposal(answer, answer ? readResolution(answer, sourcesOf(task)) : null, task, secrets, () =>
    cannedMediator.resolve(task),
  )
}

/** The second proposal. It is also unfit if it repeats the suggestion that didn't satisfy the parties. */
export function finishRehash(answer: string | null, task: RehashTask, privateTexts: Private = []): Written<Resolution> {
  const read = answer ? readResolution(answer, sourcesOf(task)) : null
  const isNew = read !== null && !isSame(read.suggestion, task.suggestion)
  const secrets = [rehashPrompt(task).system, ...critiquesIn(task), ...privateTexts]
  return proposal(answer, isNew ? read : null, task, secrets, () => cannedMediator.rehash(task))
}

/** The third proposal. Both core issues count as private, because neither party may read the other's. */
export function finishReflection(
  answer: string | null,
  task: ReflectTask,
  privateTexts: Private = [],
): Written<Reflection> {
  const issues = [task.user1_core_issue, task.user2_core_issue]
  const secrets = [...issues, ...critiquesIn(task), reflectPrompt(task).system, ...privateTexts]
  return proposal(answer, answer ? readReflection(answer, sourcesOf(task)) : null, task, secrets, () =>
    cannedMediator.reflect(task),
  )
}

/** The public summary of a ruling, with personal data masked. It is truncated last, because masking may lengthen it. */
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

/** The public comments on a forum post, with personal data masked. */
export function finishAdvice(
  answer: string | null,
  task: AdviseTask,
): Written<{ summary: string; suggestion: string }> {
  const read = answer ? readResolution(answer, sourcesOf(task)) : null
  const masked = read && {
    summary: maskPublicText(read.summary),
    suggestion: maskPublicText(read.suggestion),
  }
  return fitOrCanned(masked, { privateTexts: [advisePrompt(task).system], approved: [] }, () =>
    cannedMediator.advise(task),
  )
}

/**
 * A proposal with its commitments. They are by the same writer, except that canned ones are used if the model gave
 * none.
 */
function proposal<Texts extends Record<string, string>>(
  answer: string | null,
  read: Texts | null,
  task: ResolveTask & Pick<Partial<RehashTask>, 'proposed'>,
  privateTexts: Private,
  canned: () => Texts,
): Written<Texts & { commitments: Commitment[] }> {
  const listed = answer !== null && read !== null ? readCommitments(answer, task) : null
  const also = (listed ?? []).flatMap(({ what, by: time }) => [what, time ?? ''])
  const texts = fitOrCanned(read, { privateTexts, approved: wordingsOf(task), also }, canned)
  return { ...texts, commitments: (texts.written_by === 'ai' ? listed : null) ?? commitmentsFor(task, task.proposed) }
}

/** @param also texts that are shown and checked together with these */
function fitOrCanned<Texts extends Record<string, string>>(
  read: Texts | null | '',
  { privateTexts, approved, also = [] }: { privateTexts: Private; approved: readonly string[]; also?: string[] },
  canned: () => Texts,
): Written<Texts> {
  if (!read) return by('canned', canned())
  const all = [...Object.values(read), ...also]
  const isUnfit =
    all.some(isFoul) || all.some(looksEncoded) || repeatsPrivateText(all.join('\n'), privateTexts, 8, approved)
  return isUnfit ? by('canned', canned()) : by('ai', read)
}

/** What the parties privately said was missing from the last proposal. */
const critiquesIn = ({ user1_critique, user2_critique }: RehashTask): string[] =>
  [user1_critique, user2_critique].filter((text) => text != null)

/** Texts that the parties approved for each other to read and that therefore aren't private. */
const wordingsOf = (task: ResolveTask): string[] => [task.user1, task.user2, ...agreedTexts(task)]

/** Everything people or the mediator wrote in a task; text found there may occur in the answer. */
const sourcesOf = ({ language: _, ...task }: ResolveTask | SummariseTask | AdviseTask): string[] => [
  ...Object.values(task).filter((value) => typeof value === 'string'),
  ...('names' in task ? Object.values(task.names ?? {}) : []),
  ...('agreed' in task ? agreedTexts(task) : []),
]

const by = <Texts>(writer: Writer, texts: Texts): Written<Texts> => ({ ...texts, written_by: writer })
const isSame = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')
