import type { Commitment } from '@squash/contract/commitments'
import { isRecord } from '@squash/contract/is-record'
import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { oneLine } from '@squash/contract/one-line'
import { type CommitmentOwner, PARTIES } from '@squash/contract/values'
import { wordsOf } from '../../privacy/leak.ts'
import { counterpartOf } from '../facts/counterpart.ts'
import { factsIn } from '../facts/facts-in.ts'
import type { ResolveTask } from '../mediator.ts'
import { isFirstOccurrence } from '../repeated-commitment.ts'
import { contentOf, overlap } from '../requests/content.ts'
import { AS_GIVEN } from '../side-order.ts'
import { cleaned } from './clean.ts'
import { isMalformed } from './complete.ts'
import { firstObject } from './json.ts'

/** The share of a commitment's content that has to occur in what the two parties wrote. */
const GROUNDED = 0.34
const FEWEST_WORDS = 2

/**
 * The commitments in a model's answer that are based on what the two parties wrote; others are dropped. Null if the
 * answer has no list, which happens with models that don't support structured output.
 */
export function readCommitments(answer: string, task: ResolveTask): Commitment[] | null {
  const listed = firstObject(answer)?.commitments
  if (!Array.isArray(listed)) return null
  const ground = groundOf(task)
  const read = listed.flatMap((one: unknown) => commitmentIn(one, task, ground) ?? [])
  return read.filter(isFirstOccurrence).slice(0, LIMITS.commitmentsProposed)
}

type Ground = ReturnType<typeof groundOf>

function groundOf({ user1, user2, names, agreed }: ResolveTask) {
  const before = agreedTexts({ agreed })
  const text = [user1, user2, ...before].join('\n')
  const called = names ? [names.user1, names.user2] : []
  return {
    // A commitment may name the parties, even if their messages don't.
    text: [text, ...called].join('\n'),
    facts: [user1, user2, ...before].flatMap((one) => factsIn(one)),
    content: contentOf(text),
    words: new Set(wordsOf(text)),
    called: new Set(called.flatMap((name) => [...contentOf(name)])),
  }
}

function commitmentIn(value: unknown, task: ResolveTask, ground: Ground): Commitment | null {
  if (!isRecord(value)) return null
  const who = committedBy(value.who, task)
  const what = lineOf(value.what, LIMITS.commitment)
  if (who === null || what === null || !isAnAction(what) || !isGrounded(what, ground)) return null
  const by = lineOf(value.by, LIMITS.commitmentBy)
  return { who, what, by: by !== null && isNamed(by, ground) ? by : null }
}

function committedBy(who: unknown, { names, order = AS_GIVEN }: ResolveTask): CommitmentOwner | null {
  if (typeof who !== 'string') return null
  const said = who
    .trim()
    .toLowerCase()
    .replace(/^person /, '')
  if (said === 'both') return 'both'
  const party = PARTIES.find((one) => said === order.letters[one].toLowerCase() || said === names?.[one].toLowerCase())
  return party === undefined ? null : party === 'user1' ? 'first' : 'second'
}

function lineOf(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null
  const line = oneLine(cleaned(value)).replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  return line === '' || lengthOf(line) > max ? null : line
}

const isAnAction = (what: string): boolean =>
  wordsOf(what).length >= FEWEST_WORDS && !/[?？؟]$/.test(what) && !isMalformed(what)

function isGrounded(what: string, { facts, text, content, words, called }: Ground): boolean {
  if (!factsIn(what).every((fact) => counterpartOf(fact, facts, text) !== null)) return false
  const own = new Set([...contentOf(what)].filter((stem) => !called.has(stem)))
  if (overlap(own, content) >= GROUNDED) return true
  // In scripts without spaces between words, single characters are compared.
  const said = wordsOf(what)
  return !/[a-z]/i.test(what) && said.filter((word) => words.has(word)).length >= said.length / 2
}

/** Whether the parties named this time themselves. */
function isNamed(by: string, { facts, text, words }: Ground): boolean {
  const times = factsIn(by)
  if (times.length === 0) return wordsOf(by).every((word) => words.has(word) || /^(?:by|from|until|on|at)$/.test(word))
  return times.every((fact) => counterpartOf(fact, facts, text) !== null)
}

/** What the two agreed on in an earlier conflict, as texts. */
export const agreedTexts = ({ agreed = [] }: Pick<ResolveTask, 'agreed'>): string[] =>
  agreed.flatMap(({ what, by }) => [what, ...(by === null ? [] : [by])])
