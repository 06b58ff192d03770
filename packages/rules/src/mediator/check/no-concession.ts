import { pattern } from '../../text/pattern.ts'
import { contentOf, overlap } from '../requests/content.ts'
import type { Addition } from './addition.ts'
import type { Compared } from './compared.ts'
import { CONCESSIONS } from './concessions.ts'
import { concedesInOtherLanguages } from './other-languages.ts'
import { withoutQuotations } from './plain.ts'

const APOLOGY: Addition = {
  said: new RegExp(
    pattern`
    \b(?:(?:i'm|i am|we're|we are|i feel|am)? ?(?:so |very |truly |really |deeply |genuinely |
    sincerely )*sorry\b(?! (?:state|excuse|sight))|my (?:sincere |deepest |deep )?apolog(?:y|ies)|
    (?:i|we) (?:\w+ )?apologi[sz]e|apologies (?:for|if|in)|(?:please )?(?:forgive|excuse|pardon) (?:me|my|us)|
    (?:it's|it is|it was|that's|was) (?:all |partly |partially |also )?my (?:own )?(?:fault|mistake|bad)|
    my bad(?=[.,!?]|$| (?:about|for|that|if|but|and)\b)|(?:i|we) (?:deeply |truly |sincerely |really )?regret|
    i (?:take|accept) (?:full |some |my )?(?:responsibility|the blame)|
    i (?:was|am) (?:also |partly |partially )?(?:wrong|to blame|at fault)|
    (?:i|we) (?:should(?:n't| not) have|should have|could have)|
    i (?:overreacted|went too far|made (?:a mistake|mistakes))|es tut mir leid|entschuldig\w+|verzeih\w*|lo siento|
    siento (?:mucho )?(?:haber|[a-zñ]+[aei]r(?:me|te|le|lo|la)?)\b|perd[oó]n(?:a|ame)?|disc[uú]lp\w+|désolée?|
    pardon(?:ne)?|excuse[- ]moi|je m'excuse|mi dispiace|scusa(?:mi)?|desculpe?|sinto muito|het spijt (?:me|mij))\b
  `,
  ),
  allowed: new RegExp(
    pattern`
      \bi(?:'m| am)? (?:\w+ )?(?:sorry|apologi[sz]e|regret)|\b(?:sorry|apologies|forgive me|excuse me|pardon me|
      my (?:\w+ )?(?:bad|fault|mistake)|i was wrong|i should(?:n't| not)? have|i should've|i could(?:'ve| have)|
      i overreacted|tut mir leid|entschuldig\w+|verzeih\w*|lo siento|siento haber|perd[oó]n\w*|disc[uú]lp\w+|désolée?|
      pardon\w*|excus\w*|dispiace|scus\w+|desculp\w*|sinto muito|spijt)\b
    `,
  ),
}

/** Demands for an apology and denials of one, which contain "sorry" without being an apology. */
const APOLOGY_WANTED = new RegExp(
  pattern`
    \b(?:say|said|saying|says|never even|a|an|your|owe me an?|want an?|deserve an?|not|n't|no|without (?:a|an|even)?|
    hear) (?:a |an |even |you're |you are |so |that |you )?(?:sorry|apolog(?:y|ies))|\bapologi[sz]e (?:to|for)\b|
    \byou (?:\w+ ){0,3}apologi[sz]|\b(?:i'm|i am|im) not (?:\w+ )?sorry|sorry (?:excuse|state)|sorry,? but\b
  `,
  'g',
)

const PROMISE = new RegExp(
  pattern`
    \b(?:i|we) (?:\w+ )?(?:promise|swear|vow|guarantee|commit|pledge)\b|
    \b(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to) (?:also |always |never |then |
    certainly |definitely |of course |gladly |happily |make sure to |do my best to |try to |try my best to |try |
    be sure to |not |no longer |have to )*([a-z']+(?: [a-z']+){0,5})|\byou have my word\b|
    \b(?:i|we) (?:won't|will not) (?:bring (?:it|this|that) up|mention (?:it|this|that)|hold (?:it|this|that) against|raise (?:it|this|that))\b|\bfrom now on,? (?:i|we)\b(?! (?:ask|need|want|would)\b)|
    \bich (?:werde \w+|verspreche\b)|\b(?:te |lo )?prometo\b|\bje (?:te |vous )?promets\b|\bti prometto\b|
    \bik beloof\b
  `,
  'g',
)
const PROMISED = new RegExp(
  pattern`
    \b(?:i|we)(?:'ll| will| shall|'m going to| am going to| going to|'m| am| can| have to| must| need to|
    'd| would| might| may| could)\b|\b(?:i|we) (?:promise|swear|vow)|\bor (?:i|we)\b|\bich (?:werde|verspreche)|
    \bprometo|\bpromets|\bprometto|\bbeloof
  `,
)
/** Continuations of "I will" that promise nothing. */
const NO_PROMISE = new RegExp(
  pattern`
    ^(?:be honest|say|admit|need|want|have (?:to|no)|remember|
    be (?:clear|direct|blunt|open|frank|straight|left|late|home|there|out|away|stuck|told|heard|(?!pleased|delighted|prepared)[a-z]+ed)|miss|lose|struggle|feel|think|
    assume|take (?:this|that|it) (?:as|to mean|further|up|to)|not (?:be able|have|get|accept|tolerate|pay)|accept|
    tolerate|repeat|keep (?:asking|it short)|ask|explain|end up|expect)\b
  `,
)
const ENOUGH = 0.34
const REFUSED = /\b(?:i|we)(?:'m| am|'re| are|'ll| will| shall)? (?:not|never|won't|refuse)\b/

/** Words in a row that are the author's own, not a coincidence. */
const FEWEST_SAME = 3

/** Whether the answer is free of apologies, promises and concessions that its author didn't make. */
export function concedesNothing(answer: Compared): boolean {
  const { plainSource, plainText } = answer
  return (
    !concedesInOtherLanguages(answer) &&
    !apologises(plainSource, plainText) &&
    !promises(plainSource, plainText) &&
    !concedes(plainSource, plainText)
  )
}

function apologises(source: string, text: string): boolean {
  const isMeant = APOLOGY.said.exec(text.replace(APOLOGY_WANTED_IN_ANSWER, ' '))
  // "I'm sorry but someone has to say it", in the author's own words.
  if (isMeant !== null && source.includes(text.slice(isMeant.index, isMeant.index + 24).trim())) return false
  return isMeant !== null && !APOLOGY.allowed.test(source.replace(APOLOGY_WANTED, ' '))
}
/** The same in an answer: "I'd like an apology", "please say sorry", "you never said you were sorry". */
const APOLOGY_WANTED_IN_ANSWER = new RegExp(
  pattern`
    \b(?:an?|your|any|the|say|said|saying|hear|without|you(?:'re| are| were)) (?:\w+ )?(?:sorry|apolog(?:y|ies))\b|
    \b(?:you|him|her|them|they|he|she|to) (?:\w+ ){0,2}apologi[sz]e\b|\b(?:i'm|i am) not (?:\w+ )?sorry\b|
    \bi (?:won't|will not|don't|refuse to) apologi[sz]e\b|\b(?:he|she|they|you) (?:was|is|are|were) (?:\w+ )?sorry\b|
    \bif (?:it|that) was my (?:fault|mistake)\b|\bnot my (?:fault|mistake)\b
  `,
  'g',
)

/** A general announcement, which an answer may make specific: "I'll do it" may become "I will talk to them". */
const WILL_DO =
  /\b(?:i|we)(?:'ll| will) (?:do|handle|sort|see to|deal with|take care of) (?:it|that|this|the rest)\b|\bleave (?:it|that|them|him|her) to me\b/

function promises(source: string, text: string): boolean {
  const known = contentOf(source)
  const announced = contentOf((source.match(ANNOUNCED) ?? []).join(' '))
  const isAny = PROMISED.test(source)
  const made = [...text.matchAll(PROMISE)].filter(({ 0: said, 1: what = '', index }) => {
    if (NO_PROMISE.test(what) || /\b(?:when|whether|how|what|if) $/.test(text.slice(0, index))) return false
    if (/\b(?:(?:promise|swear|vow|guarantee|commit|pledge|my word)\b|prom[ei]|verspreche|beloof)/.test(said))
      return !/\b(?:i|we) (?:\w+ )?(?:promise|swear|vow|guarantee|commit|pledge)|\bi (?:give|gave) you my word|\bprom|\bverspr|\bbelo/.test(
        source,
      )
    // "And we never speak of it again" may become "and we'll never speak of it again".
    const start = what.split(' ').slice(0, FEWEST_SAME)
    if (start.length === FEWEST_SAME && source.includes(start.join(' '))) return false
    // "I'm not packing out" may become "I will not be moving out".
    if (/\bnot\b/.test(said) && REFUSED.test(source)) return false
    const rest = contentOf(clauseFrom(text, index).replace(/^(?:i|we)\S*/, ''))
    // "Next stop is the council" as "I will contact the council": what the author announced has the same object.
    if (shared(rest, known) >= SHARED || shared(rest, announced) > 0) return false
    // "I won't bring it up again" is a favour.
    if (/\b(?:won't|will not)\b/.test(said)) return overlap(rest, known) < ENOUGH
    const content = contentOf(what)
    const isWarning = /\b(?:if|or|otherwise|unless|else|until|before|then)\b/.test(sentenceAround(text, index))
    // "Or it's the cops" as "or I'll go to the police": a consequence in other words isn't a promise.
    if (THREAT.test(text.slice(0, index)) && WARNED.test(source)) return false
    return !((isAny || isWarning) && (content.size === 0 || overlap(content, known) >= ENOUGH))
  })
  return made.length > (WILL_DO.test(source) ? 1 : 0)
}

/** Words before the consequence of an unmet request: "…, or ", "if it isn't, ". */
const THREAT =
  /\b(?:or|otherwise|or else|if (?:not|it isn't|it doesn't \w+|you don't|you can't|that doesn't happen)),? $/
const WARNED = /\b(?:or|otherwise|or else),? (?:i|we|i'll|we'll|i'm|it's|it is|next|the)\b/

/** Announcements in the message: "I'm going to the ombudsman", "or it's small claims". */
const ANNOUNCED =
  /\b(?:i'm|i am|i'll|i will|i shall|i'd|we'll|we will|we're|(?:or|otherwise|else),? (?:i|we|it's|next|the))\b[^.!?;]*/g

/** Words that a promise must share with the message, because one may be a coincidence. */
const SHARED = 2
const shared = (content: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...content].filter((stem) => other.has(stem)).length

const clauseFrom = (text: string, index: number): string => text.slice(index).split(/[.!?;](?:\s|$)/)[0] ?? ''

const sentenceAround = (text: string, index: number): string =>
  `${text
    .slice(Math.max(0, index - 160), index)
    .split(/[.!?]\s/)
    .at(-1)}${text.slice(index, index + 160).split(/[.!?]\s/)[0]}`

const concedes = (source: string, text: string): boolean =>
  CONCESSIONS.some(({ said, allowed }) => {
    const found = said.exec(text)
    // What others said concedes nothing: 'you said "I know the game"'.
    if (found === null || allowed.test(withoutQuotations(source))) return false
    // The author's own words, in the same order.
    if (source.includes(found[0]) || said.test(source)) return false
    const [, offered = ''] = OFFERS.exec(found[0]) ?? []
    if (offered !== '' && new RegExp(`\\bi(?:'ll| will|'d| would|'m going to) (?:\\w+ )?${offered}\\b`).test(source))
      return false
    // "I'll pay up to $200" as "I'm willing to pay as much as $200"
    const [, done = ''] = /^ (\p{L}+)/u.exec(text.slice(found.index + found[0].length)) ?? []
    if (
      /\bto$/.test(found[0]) &&
      done !== '' &&
      new RegExp(`\\bi(?:'ll| will| can|'d) (?:\\w+ )?${done}\\b`).test(source)
    )
      return false
    const known = contentOf(source)
    // "I know builders are busy": the message may speak of the builders.
    if (KNOWS.test(found[0]) && overlap(contentOf(clauseFrom(text, found.index)), known) < MOSTLY) return true
    return overlap(contentOf(found[0]), known) < 1 || contentOf(found[0]).size === 0
  })
/** "Give me the £900 and I'll do it" as "so that I can do it". */
const OFFERS = /^i (?:can|could) (\w+)/
const KNOWS = /^(?:i|we) (?:do |can |fully |also )*(?:know|understand|realise|realize|appreciate)\b/
/** Minimum share of a clause's content that the message contains for its author to have said the same. */
const MOSTLY = 0.7
