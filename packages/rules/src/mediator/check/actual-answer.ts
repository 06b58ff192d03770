import { pattern } from '../../text/pattern.ts'
import { withoutChatter } from '../answers/chatter.ts'
import { cleaned, unquoted } from '../answers/clean.ts'
import { isMalformed, saysNothing } from '../answers/complete.ts'
import { firstObject } from '../answers/json.ts'
import { LONGEST_ANSWER } from '../answers/longest-answer.ts'
import { givesAdvice, isRefusal } from '../answers/refusal.ts'

const FIELDS = ['text', 'translation', 'message']

const FENCE = /```|~~~/
const HEADING =
  /^[ \t]*(?:#{1,6}[ \t]+\S|={3,}[ \t]*$|-{3,}[ \t]*$|(?:subject|title|re|betreff|asunto|objet|oggetto|onderwerp):)/im
/** A part of an answer that names itself: "**Feeling:** I'm hurt", "Request: please pay". */
const LABEL =
  /^[ \t]*(?:\*{1,2}|_{1,2})?(?:observations?|feelings?|needs?|requests?|what happened|how i feel|what i need|what i(?:'m| am) asking(?: for)?)(?:\*{1,2}|_{1,2})?:/gim
/** The announcement of a second wording after the first. */
const ALTERNATIVE = new RegExp(
  pattern`
    (?:^|\n)\s*(?:\*{0,2}|_{0,2})(?:or|alternatively|or alternatively|another (?:option|version|way|possibility)|
    (?:an? )?(?:alternative|shorter|softer|gentler|firmer|warmer|more \w+|less \w+) ?(?:version|option|wording)?|
    version \w+|oder|alternativ)\b[^\n:]{0,40}(?::|\n)|(?:^|[\s(])(?:or,? )?alternatively(?:,| you could| you might)|
    \bor you (?:could|might|can) (?:say|write|try|put)\b|\byou (?:could|might) also (?:say|write|try|send)\b
  `,
  'i',
)
const LIST_ITEM = /^[ \t]*(?:[-*•]|\d{1,2}[.)]|[a-c]\))[ \t]+\S/gm
/** A model's comment on its own text. */
const COMMENT = new RegExp(
  pattern`
    (?:^|\n|[.!?]["”)]?\s+|\()\s*(?:\*{0,2}|\[)?(?:(?<=\()(?:it (?:would|might|could) be (?:worth|good|best|helpful|wise|an idea)|you (?:may|might|could) (?:want|wish|like|also|consider|add|attach|enclose)|consider \w+ing)|note(?: that)?:|\(note|explanation:|changes(?: made)?:|
    what i changed|why this works|key changes|tone:|comment:|p\.?s\.? (?:i|this) (?:have |'ve )?(?:removed|kept|
    softened)|(?:in )?this (?:version|message|rewrite|wording|text|response|rewording|revision) (?:removes|keeps|aims|
    tries|maintains|expresses|preserves|avoids|focuses|focusses|uses|conveys|communicates|acknowledges|
    is (?:calmer|more|less|designed|meant|intended)|should|still|uses)|
    i(?:'ve| have)? (?:removed|kept|left out|softened|toned|rephrased|reworded|rewritten|rewrote|replaced|avoided|
    tried to keep|changed|adjusted|made it|omitted|preserved|reframed|focused on)\b[^.!?\n]{0,80}\b(?:insults?|tone|
    wording|message|language|name-calling|accusations?|facts?|original|phrasing|version|swear\w*|profanity|point|
    points|meaning|caps|aggressive|calm\w*|constructive)|i(?:'ve| have)? (?:rewritten|rephrased|reworded|
    reframed) (?:this|it|your|the)\b|(?:i )?hope (?:this|that) (?:helps|works|version)|
    let me know (?:if|whether) (?:you(?:'d| would)? (?:like|want|need|prefer)|this|that|it|any|i should|
    there)[^.!?\n]{0,40}(?:chang|adjust|version|tone|works for you|different|edit|tweak|softer|firmer|shorter|revis|
    help)|feel free to (?:adjust|edit|modify|tweak|adapt|change|customi[sz]e)|
    would you like (?:me to|another|a different|any changes)|(?:this|the) (?:message|text) (?:is|was) (?:written|
    rephrased|rewritten) (?:in|to|with))
  `,
  'i',
)
const JSON_LEFT = /^\s*[{[]\s*["']?\w*["']?\s*:|["']\s*[}\]]\s*$|^\s*\{|\}\s*$/

/** The text of an answer, without surrounding JSON, markup and remarks, and whether it is an answer at all. */
export type Reading = { text: string; isAnswer: boolean }

/**
 * Reads a model's answer: takes the text out of its JSON, strips a preamble ("Here is a calmer version:") and decides
 * whether the rest is an answer. Refusals, several options, comments, headings, code fences and broken JSON aren't.
 */
export function readAnswer(answer: string, source: string): Reading {
  if (answer.length > LONGEST_ANSWER) return { text: '', isAnswer: false }
  const unwrapped = unwrap(answer)
  if (unwrapped === null) return { text: cleaned(answer), isAnswer: false }
  const text = bare(cleaned(unwrapped), source)
  const isAnswer =
    /[\p{L}\p{N}]/u.test(text) &&
    !/^\P{L}*declined\P{L}*$/iu.test(text) &&
    !saysNothing(text, [source]) &&
    !isMalformed(text) &&
    !isRefusal(text, [source]) &&
    !givesAdvice(text, [source]) &&
    !(JSON_LEFT.test(text) && !JSON_LEFT.test(source)) &&
    !isNew(FENCE, unwrapped, source) &&
    !isNew(HEADING, bare(unwrapped.trim(), source), source) &&
    !isNew(ALTERNATIVE, text, source) &&
    !isNew(COMMENT, bareBegin(unwrapped, source), source) &&
    !hasNewList(text, source) &&
    !hasLabels(unwrapped, source)
  return { text, isAnswer }
}

/**
 * The text of `{"text": "…"}`, with or without a code fence; the answer itself if it isn't JSON; null for other JSON.
 */
function unwrap(answer: string): string | null {
  const inner = answer.trim().replace(/^```(?:json)?\s*(\{[\s\S]*\})\s*```$/, '$1')
  if (!inner.startsWith('{') && !/\{\s*"(?:text|translation|message)"\s*:/.test(inner)) return answer
  const fields = firstObject(inner)
  const found = FIELDS.map((name) => fields?.[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}

function bare(text: string, source: string): string {
  const less = unquoted(withoutChatter(text, [source]))
  return less === text ? text : bare(less, source)
}

/** The text of an answer and everything after it, where comments on it often are. */
const bareBegin = (text: string, source: string): string => {
  const stripped = bare(cleaned(text), source)
  const whole = cleaned(text)
  const start = whole.indexOf(stripped)
  return start < 0 ? whole : whole.slice(start)
}

const isNew = (pattern: RegExp, text: string, source: string): boolean => pattern.test(text) && !pattern.test(source)

const hasLabels = (text: string, source: string): boolean =>
  (text.match(LABEL)?.length ?? 0) > 1 && !source.match(LABEL)

const hasNewList = (text: string, source: string): boolean =>
  (text.match(LIST_ITEM)?.length ?? 0) > 1 &&
  (source.match(LIST_ITEM)?.length ?? 0) < 1 &&
  !/\b1[.)]? .*\b2[.)]? /s.test(source)
