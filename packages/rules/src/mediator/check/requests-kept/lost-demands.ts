import { blankOut } from '../../../text/passage.ts'
import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import { requestClauses } from '../../requests/counterparts.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import { stemOf } from '../../requests/stem.ts'
import { type Compared, isOmittable } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { plain } from '../plain.ts'
import { hasMeaningOf, hasRelated } from '../related-words.ts'
import { confirmsInsult } from '../remarks.ts'
import { SCOLDING } from '../scolding.ts'

const APOLOGY_WANTED = new RegExp(
  pattern`
    \b(?:owe|want|need|expect|demand|require) (?:me |us |him |her |them )?(?:an? |your |the )?(?:\p{L}+ )?apology\b|
    (?:^|[.!?,;] |\b(?:and|then|please|to) )(?:apologi[sz]e|say (?:you're )?sorry) (?:to|for|in|by|properly)\b
  `,
  'u',
)
const APOLOGY = /\b(?:apolog\p{L}*|sorry|amends|take (?:it|that|this) back|regret)\b/u
/** "Refund it" may become "give it back". */
const RETURNS = /\b(?:refund|repay|reimburse|return)\b/

/** Boundaries between the items of a list of demands. */
const ITEMS = /,\s(?:and |or |then )?(?:please |also )?|\s(?:and|or|then|n|&|but)\s(?:please |also )?|[;.!?]\s*/

/**
 * Items that ask for nothing that an answer has to repeat: vocatives, reasons, times, reproaches, and questions, which
 * are compared separately.
 */
const NO_ITEM = new RegExp(
  pattern`
    ^(?:you|he|she|it|they|we|i (?!want|need|expect|ask|demand|require|would)|my|his|her|our|there|for|not|all|who|
    that|the (?:lot|rest)|either|because|since|it's|i'm|i'll|if|unless|what|which|in case|from|at|in|on|with|by|same|
    let's|otherwise|next time)\b|^(?:tell|show|explain to|let) (?:me|us) (?:know )?(?:if|what|why|how|when|where|who|
    which|whether)\b|^ask (?:your|anyone|around)\b|\bneedful\b|^(?:don't|do not) repeat(?: it| this| that)?$|
    ^§(?!§*'s )|^look me in\b|^(?:come|look|have sense)\b.{0,12}$
  `,
)
const FORBIDS =
  /^(?:(?:please|also|kindly|just|next time|from now on),? )*(?:don't|do not|never|stop|quit|no more|stay (?:out|off|away)|keep (?:out|off|away|your hands))\b(?: (?:you |ever |dare )+)?/
/** Reproaches in the form of a prohibition: "don't treat me like a doormat". */
const REPROACHES =
  /^(?:mind|even|try|give me|bother|tell me|insult|act(?:ing)?|treat(?:ing)?|pretend(?:ing)?|start|think|be|being|play(?:ing)?|making me)\b|\b(?:like an?|drama|nonsense|rubbish|poison)\b/
/** Words with which an answer forbids something. */
const FORBIDDEN = new RegExp(
  pattern`
    \b(?:not|never|no|none|nobody|nothing|neither|stop|quit|without|avoid|refrain|cease|alone|cannot|end|
    (?:stay|keep)(?:s|ing)? (?:\p{L}+ ){0,2}(?:out|off|away|clear|private|back|from)|out of|hands off|private|
    confidential|ask(?:ing)? (?:me )?first)\b|n't\b
  `,
  'u',
)
/** Verbs with so many meanings that they don't prove that two demands are the same. */
const VAGUE = new Set(
  'take leave move come go talk give get put set make keep see let send know have state arrange stop ensure thing stuff'
    .split(' ')
    .map(stemOf),
)

/** Whether an item of the message's demands has no counterpart among those of the answer. */
export function losesDemand(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const demands = demandsIn(answer)
  const items = demands.flatMap(itemsIn)
  if (items.length === 0) return false
  const { source, plainSource, text, plainText, facts } = answer
  const asked = contentOf(demands.join(' '))
  const known = contentOf(`${source} ${plainSource}`)
  const shown = contentOf(`${text} ${plainText}`)
  const bare = blankOut(text, facts, '§')
  const requests = requestClauses(text).map(({ start, end }) => plain(bare.slice(start, end)))
  if (APOLOGY_WANTED.test(plainSource) && !APOLOGY.test(plainText)) return true
  const gone = items.filter((item) => isGone(contentOf(item), shown) && !(RETURNS.test(item) && shown.has('back')))
  const reworded = requests.flatMap((request) => request.split(ITEMS)).filter((item) => mayReword(item, asked, known))
  return gone.length > reworded.length || items.some((item) => losesProhibition(item, requests, plainText))
}

/**
 * Whether a demand in the answer may reword a missing one: it shares no word with the message's demands. Demands that
 * only repeat a statement of the message, or only ask to talk, don't count.
 */
function mayReword(item: string, asked: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const content = [...contentOf(item)].filter((stem) => !UNITS.has(stem))
  if (item.replace(/§+/g, '').trim().split(' ').length < FEWEST_WORDS) return false
  return (
    content.length === 0 ||
    (!content.some((stem) => asked.has(stem)) && content.some((stem) => !known.has(stem) && !TALK.has(stem)))
  )
}
const FEWEST_WORDS = 3
const UNITS = new Set('hour day week month year time'.split(' ').map(stemOf))
const TALK = new Set(
  'apologise apologize sorry talk speak discuss word chat conversation consider think'.split(' ').map(stemOf),
)

/** The demands, without facts and insults. */
function demandsIn(answer: Compared): string[] {
  const { source, sourceFacts } = answer
  const bare = blankOut(source, [...sourceFacts, ...answer.omittable()], '§')
  return requestsIn(source)
    .filter(
      (request) =>
        !request.text.trimEnd().endsWith('?') &&
        !isOmittable(answer, request) &&
        !confirmsInsult(request, answer) &&
        !HAS_SUBJECT.test(source.slice(0, request.start)),
    )
    .map(({ start, end }) => plain(bare.slice(start, end)).replace(SCOLDING, ' '))
}

/** The manner of meeting a demand, which an answer may leave out: "apologise to my face like an adult". */
const MANNER = /\b(?:to my face|like an? (?:\p{L}+ )?(?:adult|man|woman|human|grown-up|person))\b/gu

/** The items of a demand that an answer has to repeat. */
const itemsIn = (demand: string): string[] =>
  demand
    .split(ITEMS)
    .map((item) =>
      item
        .replace(MANNER, '')
        .trim()
        .replace(/^that (?=.* be \p{L}+\b)/u, ''),
    )
    .filter(
      (item) => item.includes(' ') && !NO_ITEM.test(item) && (contentOf(item).size > 0 || isVagueProhibition(item)),
    )
    .filter((item) => !FORBIDS.test(item) || !REPROACHES.test(item.replace(FORBIDS, '').trim()))

/** "Pay us, or Craig don't turn up": a statement. */
const HAS_SUBJECT = /(?<!(?:^|[^\p{L}])(?:and|but|so|or|then|please|also|just|now|n|pls|kindly))(?<=\p{L}) $/iu

const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}|ask|say|use|see/gu) ?? []

/** A prohibition in words that say little about its topic: "don't ask me for anything". */
const isVagueProhibition = (item: string): boolean => /^(?:don't|do not|never) (?:\p{L}+ ){2}/u.test(item)

/** Whether a prohibition such as "don't touch my things again" has no counterpart in the answer. */
function losesProhibition(item: string, requests: readonly string[], text: string): boolean {
  if (!FORBIDS.test(item)) return false
  const rest = item.replace(FORBIDS, '').trim()
  const content = specific(contentOf(rest))
  const words = new Set(wordsOf(rest))
  if (content.size === 0 && !isVagueProhibition(item)) return false
  if (requests.some((request) => FORBIDDEN.test(request))) return false
  return (
    !requests.some((request) => isMentioned(content, specific(contentOf(request)))) &&
    !text
      .split(/(?<=[.!?;])\s|,\s/)
      .some(
        (part) =>
          FORBIDDEN.test(part) &&
          (content.size > 0
            ? isMentioned(content, specific(contentOf(part)))
            : wordsOf(part).some((word) => words.has(word))),
      )
  )
}

const isMentioned = (content: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...content].some((stem) => hasMeaningOf(stem, other))

/** A demand is gone if none of its words occur in the answer, and synonyms replace less than half of them. */
const HALF = 0.5
const isGone = (content: ReadonlySet<string>, shown: ReadonlySet<string>): boolean =>
  content.size > 0 && ![...content].some((stem) => hasRelated(stem, shown)) && overlap(content, shown) < HALF

const specific = (content: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...content].filter((stem) => !VAGUE.has(stem)))
