import type { Receipt } from '@squash/contract/receipt'
import { blankOut, covers } from '../../text/passage.ts'
import { counterpartOf } from '../facts/counterpart.ts'
import { factsIn } from '../facts/facts-in.ts'
import { leftOutIn } from '../insults/barbs/barbs.ts'
import { doubtfulIn } from '../insults/clauses/doubtful.ts'
import type { ClauseModel } from '../insults/clauses/model.ts'
import { requestCounterparts } from '../requests/counterparts.ts'
import { type Request, requestsIn } from '../requests/requests-in.ts'

/**
 * Compares a message with the text shown instead: which facts and requests it keeps, which words were left out and why,
 * what is missing, and what may still hurt. Works the same for the model's text, a canned one and the author's own
 * edit.
 * @param source what the author typed
 * @param shown what the other person will read
 * @param clauses the model of insulting clauses; without it, nothing is doubtful
 */
export function receiptFor(source: string, shown: string, clauses: ClauseModel | null = null): Receipt {
  const receipt: Receipt = { kept: [], left_out: [], missing: [], doubtful: [] }
  const shownFacts = factsIn(shown)
  for (const { kind, text, start, end, ...fact } of factsIn(source)) {
    const there = counterpartOf({ kind, text, start, end, ...fact }, shownFacts, shown)
    if (there) receipt.kept.push({ kind, text: there.text, start: there.start, end: there.end })
    else receipt.missing.push({ kind, text, start, end })
  }
  const requests = requestsIn(source)
  const insults = leftOutIn(source, clauses, shown)
  /** "Were you raised by wolves?" asks for nothing. What only the model takes for an insult may still be a request. */
  const isOnlyInsult = ({ start, end }: Request): boolean => {
    const known = insults.filter(({ reason, isJudged }) => reason === 'insult' && !isJudged)
    return !SAYS_SOMETHING.test(blankOut(source, known).slice(start, end))
  }
  for (const [index, there] of requestCounterparts(requests, shown).entries()) {
    const request = requests[index]
    if (there) receipt.kept.push({ kind: 'request', text: there.text, start: there.start, end: there.end })
    else if (request && !isOnlyInsult(request))
      receipt.missing.push({ kind: 'request', text: request.text, start: request.start, end: request.end })
  }
  const leftOut = insults.filter(({ text }) => !stillSays(shown, text))
  // Several patterns can find one insult, or shouting within it.
  receipt.left_out = joined(
    source,
    leftOut
      .filter((one, at) => !leftOut.some((other, index) => covers(other, one) && (!covers(one, other) || index < at)))
      .map(({ text, start, end, reason }) => ({ reason, text, start, end })),
  )
  if (clauses)
    receipt.doubtful = doubtedIn(
      shown,
      clauses,
      insults.some(({ reason }) => reason !== 'shouting'),
    )
  receipt.kept.sort((one, other) => one.start - other.start)
  return receipt
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const ONLY_PUNCTUATION = /^[\s\p{P}]+$/u

type LeftOut = Receipt['left_out'][number]

/** "omg", "u are so dramatic" and "lol" in one sentence are one insult. */
function joined(source: string, passages: readonly LeftOut[]): LeftOut[] {
  const all: LeftOut[] = []
  for (const one of [...passages].sort((first, second) => first.start - second.start)) {
    const last = all.at(-1)
    const between = last && source.slice(last.end, one.start)
    if (last && between?.trim() === '' && isInsultBefore(last) && one.reason === 'insult')
      all[all.length - 1] = { ...last, text: source.slice(last.start, one.end), end: one.end }
    else all.push(one)
  }
  return all.filter(({ text, reason }) => reason !== 'insult' || !ONLY_PUNCTUATION.test(text))
}

const isInsultBefore = ({ reason, text }: LeftOut): boolean => reason === 'insult' && !/[.!?…\n]$/.test(text)

/** Passages that the clause model doubts, and insults that couldn't be cut without breaking a sentence. */
function doubtedIn(shown: string, clauses: ClauseModel, isHostile: boolean): Receipt['doubtful'] {
  const doubtful = doubtfulIn(shown, clauses, isHostile)
  const kept = leftOutIn(shown).filter(
    ({ reason, start, end }) => reason !== 'shouting' && !doubtful.some((one) => one.start < end && start < one.end),
  )
  return [...doubtful, ...kept.map(({ text, start, end }) => ({ text, start, end }))].sort(
    (one, other) => one.start - other.start,
  )
}

/** Whether words are still shown. Case-sensitive, so that shouting counts as left out once it is in lower case. */
const stillSays = (shown: string, text: string): boolean => shown.includes(text)
