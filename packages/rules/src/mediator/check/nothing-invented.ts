import { wordsOf } from '../../privacy/leak.ts'
import { counterpartOf } from '../facts/counterpart.ts'
import type { Fact } from '../facts/facts-in.ts'
import type { Compared } from './compared.ts'
import { inventsFeeling } from './feelings.ts'

/** The answer states no number, amount, date, name or quotation, and no feeling, that the message doesn't. */
export function inventsNothing(answer: Compared): boolean {
  return answer.facts.every((fact) => isKnown(fact, answer)) && !namesAnother(answer) && !isFeelingInvented(answer)
}

const ABBREVIATION = /(?<![\p{L}\d.-])\p{Lu}{2,5}(?![\p{L}\d])/gu
const COMMON = new Set('OK TV ASAP AM PM ID EOD FYI PS US UK EU RSVP ATM DIY AI PIN IOU NOT NO ME MY'.split(' '))

/** A place or an office by its initials: "LA", "HR". In a message, capitals may be a shout; in an answer they hardly are. */
function namesAnother({ text, source }: Compared): boolean {
  const known = new Set(wordsOf(source))
  return (text.match(ABBREVIATION) ?? []).some(
    (word) => !COMMON.has(word) && !known.has(word.toLowerCase()) && !/^[IVXLC]+$/.test(word),
  )
}

function isKnown(fact: Fact, { source, sourceFacts, text, plainSource }: Compared): boolean {
  if (counterpartOf(fact, sourceFacts, source) !== null) return true
  const around = text.slice(Math.max(0, fact.start - 12), fact.end + 14).toLowerCase()
  // "the two of us", "we two", "between the two of you"
  if (fact.value === 'n:2' && /\b(?:two of|us two|we two|twice|two people|both)/.test(around)) return true
  if (fact.value === 'day:today' && /\b(?:today|now|this|right away|immediately|asap)\b/.test(plainSource)) return true
  // The number may be part of a quotation, or of a longer number, in the message.
  const digits = /(?:^| )n:([\d.]+)/.exec(fact.value)?.[1]
  if (
    digits !== undefined &&
    fact.kind !== 'amount' &&
    new RegExp(`(?<!\\d)${digits.replace('.', '\\.')}(?!\\d)`).test(source)
  )
    return true
  if (fact.kind === 'name') return wordsOf(source).includes(wordsOf(fact.text)[0] ?? '')
  return false
}

/** Whoever insults is angry, whatever words they use. */
const isFeelingInvented = ({ plainSource, plainText, insults }: Compared): boolean =>
  inventsFeeling(plainSource, plainText) && (insults().length === 0 || inventsFeeling(`${plainSource} !`, plainText))
