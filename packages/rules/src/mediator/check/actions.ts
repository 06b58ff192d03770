import { pattern } from '../../text/pattern.ts'
import { BASES, isIrregularPast } from '../requests/irregular-verbs.ts'
import { stemOf } from '../requests/stem.ts'
import type { Compared } from './compared.ts'
import { isInEnglish } from './language.ts'
import { NEGATED } from './negation.ts'
import { sentenceAt } from './sentence-at.ts'

/** Something that a person did, does or will do, or is: "I'll call", "you were late". */
type Action = {
  who: string
  what: string
  time: 'past' | 'present' | 'future'
  isDenied: boolean
  isPassive: boolean
  /** Whether a negation precedes the subject: "not once have you visited". */
  isNegatedBeforeSubject: boolean
  /** In the present continuous: "you are vacating". */
  isContinuous: boolean
  /** Its position in the text. */
  at: number
  /** The clause after the verb. */
  after: string
}

const BETWEEN = pattern`
    (?:(?:have|has|had|did|do|does|will|would|shall|am|is|are|was|were|wo|ca)(?:n't)?|could|should|be|been|being|
    going to|not|never|about to|just|also|already|even|only|really|still|then|simply|actually|deliberately|literally|
    once|twice|always|clearly|obviously|ever|now|again)
  `
const ACTION = new RegExp(
  `\\b(i|we|you|he|she|they)(?:(?:'(?:m|re)| was| were| am| are) the ones? (?:who|that))?((?:'(?:ve|d|ll|m|re|s))?(?: ${BETWEEN})*) (?!${BETWEEN}\\b)(\\p{L}{2,})`,
  'gu',
)

/** Verbs of actions that both people share, or that say little: "I agreed" as "you agreed". */
const OF_BOTH = new RegExp(
  pattern`
    ^(?:it|them|him|her|me|this|that|one|no|nothing|anything|enough|do|did|don|agre|talk|meet|liv|shar|ne|need|want|
    feel|think|know|hav|get|go|com|find|see|hear|mak|tak|let|be|becom|argu|fight|us|plan|discuss|arrang|decid|marr|
    split|look|start|stop|try|a|an|the|in|on|at|my|your|so|very|both|all|there|here|out|up|back|as|like)$
  `,
)

/** Words after a form of "be" that aren't verbs: "I was not the one who left". */
const NO_VERB =
  /^(?:a|an|the|in|on|at|my|your|his|her|our|their|this|that|so|very|both|all|there|here|out|up|back|as|one|it)$/

export const SPEECH_VERBS = /^(?:tell|say|ask|mention|explain|repeat|writ|text|call|messag)$/

const AHEAD = 24
/** "Unless you've paid" is "if you haven't paid". */
const UNLESS = /\bunless $/

/** Where the clause after a verb ends. */
const CLAUSE_END =
  /[,.!?;:]| (?:and|but|while|because|when|so|that|which|who|if|although|though|after|before|until|where|as)\b|\b(?:i|we|you|he|she|they|it)\b/
const BEHIND = 60
/** "Gave only you the code" */
const TO_READER = /^(?: (?:only|just|even))? you(?= )/

/** The actions in a plain text. */
export function actionsIn(text: string): Action[] {
  return [...text.matchAll(ACTION)].map(({ 0: whole, 1: who = '', 2: between = '', 3: verb = '', index }) => {
    const from = index + whole.length
    // "Not once have you visited", "before I had told her"
    const isNegatedBeforeSubject = /\b(?:not|never|nor)\b|n't\b|\bbefore $/.test(
      text.slice(Math.max(0, index - AHEAD), index),
    )
    const isPast = /\p{L}{2}ed$/u.test(verb) || isIrregularPast(verb) || BASES.has(verb)
    const isFuture = /'ll\b|\b(?:will|shall|going to|about to|wo)\b/.test(between)
    const isPassive = /\b(?:am|is|are|was|were|be|been|being)(?:n't)?\b|'(?:m|re)\b/.test(between) && isPast
    const isPastTense =
      /\b(?:was|were|did|had|have|has)(?:n't)?\b|'ve\b/.test(between) ||
      (isPast && !/\b(?:would|could|should)\b/.test(between))
    return {
      who: who === 'we' ? 'i' : who,
      what: stemOf(verb),
      time: isFuture ? 'future' : isPastTense ? 'past' : 'present',
      isNegatedBeforeSubject,
      isDenied:
        UNLESS.test(text.slice(Math.max(0, index - AHEAD), index)) !==
        (/n't\b|\b(?:not|never)\b/.test(between) ||
          /^ (?:none|nothing|nobody|no one|neither|zero|0)\b/.test(text.slice(from, from + 12))),
      isPassive,
      isContinuous: /ing$/.test(verb) && /'(?:m|re)\b|\b(?:am|are)\b/.test(between),
      at: index,
      after:
        text
          .slice(from, from + BEHIND)
          .replace(TO_READER, '')
          .split(CLAUSE_END)[0] ?? '',
    }
  })
}

/** Whether a past action becomes a future one: "I paid" as "I will pay". */
export function changesTime({ plainSource, plainText }: Compared): boolean {
  const [before, after] = [actionsIn(plainSource), actionsIn(plainText)]
  const isDone = (actions: readonly Action[], what: string) =>
    actions.some((action) => action.what === what && action.time === 'past')
  return after.some(
    ({ who, what, time, isDenied, isPassive }) =>
      time === 'future' &&
      !isDenied &&
      !isPassive &&
      before.some(
        (action) => action.who === who && action.what === what && action.time === 'past' && !action.isPassive,
      ) &&
      !before.some((action) => action.what === what && action.time !== 'past') &&
      !isDone(after, what) &&
      !saysNow(plainSource, what),
  )
}

/** Whether a verb occurs in a form that isn't past: "pay me", "to pay". */
const saysNow = (text: string, what: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => stemOf(word) === what && !/ed$/.test(word) && !isIrregularPast(word))

/** Whether an action of the author is attributed to the reader, or the reverse: "you promised" as "I promised". */
export function swapsActors(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const [before, after] = [actionsIn(answer.plainSource), actionsIn(answer.plainText)].map((actions) =>
    actions.filter(
      ({ who, time, isPassive, isContinuous }) =>
        (who === 'i' || who === 'you') && (time === 'past' || isContinuous) && !isPassive,
    ),
  )
  const has = (actions: readonly Action[] | undefined, who: string, what: string) =>
    actions?.some((action) => action.who === who && action.what === what) ?? false
  return (after ?? []).some(({ who, what }) => {
    const whose = who === 'i' ? 'you' : 'i'
    // "You told Dev what I said" as "you repeated to Dev what I told you".
    if (SPEECH_VERBS.test(what) && before?.some((action) => action.who === who && SPEECH_VERBS.test(action.what)))
      return false
    return !OF_BOTH.test(what) && has(before, whose, what) && !has(before, who, what) && !has(after, whose, what)
  })
}

/** Whether "he slapped me" becomes "you slapped me", or "you burned the coil" "he burned the coil". */
export function swapsThirdPerson(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const all = actionsIn(answer.plainSource)
  const [before, after] = [all, actionsIn(answer.plainText)].map((actions) =>
    actions.filter(({ what, time, isPassive }) => time === 'past' && !isPassive && !OF_BOTH.test(what)),
  )
  const isSamePerson = (one: Action, other: Action): boolean => personOf(one) === personOf(other)
  return (after ?? []).some((action) => {
    const alike = (before ?? []).filter(({ what }) => what === action.what)
    return (
      alike.length > 0 &&
      (personOf(action) === 'third' || alike.every((each) => personOf(each) === 'third')) &&
      !all.some((each) => each.what === action.what && isSamePerson(each, action)) &&
      !after?.some((other) => other.what === action.what && alike.some((each) => isSamePerson(each, other)))
    )
  })
}
const personOf = ({ who }: Action): string => (who === 'i' || who === 'you' ? who : 'third')

/** Whether an action is stated and then denied: "you said you'd paid and you hadn't". */
const isTakenBack = (text: string, who: string): boolean =>
  new RegExp(
    `\\b${who === 'i' ? '(?:i|we)' : who} (?:(?:did|had|have|has|do|does|was|were)(?: not|n't)|never did)(?= at all\\b|[.,;!?]|$)`,
  ).test(text)

/** Whether the answer denies an action that the message states, or the reverse: "you called" as "you didn't call". */
export function deniesAction(source: string, text: string): boolean {
  const [before, after] = [actionsIn(source), actionsIn(text)].map((actions) =>
    actions.filter(
      ({ time, isPassive, isNegatedBeforeSubject }) => time === 'past' && !isPassive && !isNegatedBeforeSubject,
    ),
  )
  const has = (actions: readonly Action[] | undefined, one: Action, isDenied: boolean) =>
    actions?.some((action) => action.who === one.who && action.what === one.what && action.isDenied === isDenied) ??
    false
  return (after ?? []).some(
    (action) =>
      !isTakenBack(action.isDenied ? source : text, action.who) &&
      has(before, action, !action.isDenied) &&
      !has(before, action, action.isDenied) &&
      !has(after, action, !action.isDenied) &&
      !NO_VERB.test(action.what) &&
      // "What I agreed to was a weekend, not a month" and "as I've told you" state something else.
      (action.isDenied || !(SPEECH_VERBS.test(action.what) || NEGATED.test(sentenceAt(text, action.at).text))),
  )
}
