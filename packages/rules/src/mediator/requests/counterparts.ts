import type { Passage } from '../../text/passage.ts'
import { pattern } from '../../text/pattern.ts'
import { contentOf, overlap } from './content.ts'
import { type Request, requestsIn } from './requests-in.ts'

/** Phrases common in calm texts that request something without being a question or an order. */
const WISH = new RegExp(
  pattern`
    \b(?:(?<!(?:don['’]?t|do not|didn['’]?t) )(?:need|want)(?! to feel)|needs|
    would (?:really )?(?:like|love|appreciate|help|mean|prefer|be)|you['’]d (?:really )?help|
    (?:i|we|it)['’]d (?:really )?(?:like|love|appreciate|prefer|rather|be|help|mean)|appreciate|hope|wish|
    i(?:['’]m| am)? ask(?:ing)?\b|ask (?:you|that|for)|asking (?:you|that|for)|
    (?:i|we|hereby|kindly|formally)(?:['’]m| am| are)? request(?:ing)?|expect|prefer|matters?|important|grateful|glad|
    happy if|should|(?<!\b(?:i|we) )(?:must|have to)|has to|please|kindly|let|could|can we|can you|
    you(?:['’]re| are| were)? (?:meant|supposed) to|you had one job|your turn|
    i(?:['’]ve| have)? (?:\w+ )?(?:asked|told) you (?:not )?to|wonder(?:ing)?|whether|checking|curious|
    know (?:when|why|what|how|whether|if|where|who)|understand (?:why|what|how)|see (?:why|what)|tell me|
    time (?:to|you|we)|better if|look forward|agree|no longer|stop|urge|suggest|propose|helpful|waiting (?:for|on)|
    (?:once|as soon as) you|(?:if|unless|until|till) (?:you|it|this|that|i|nothing|the|we))\b|
    \p{L}{2,},? or (?:i|we)\b|[?？؟]|bitte|möchte|wünsche|brauche|gern|könnt|por favor|gustaría|quisiera|quiero|
    necesito|agradecer|podr[ií]a|s'il (?:te|vous)|voudrais|aimerais|souhait|besoin|pourr|merci de|j'attends|
    je (?:te|vous) (?:demande|prie)|veuille[rz]|j'exige|espero|(?:te|le|les) (?:pido|ruego)|exijo|peço|exijo|
    ich (?:erwarte|bitte|verlange|fordere|will)|chahi(?:ye|e)|per favore|vorrei|bisogno|potrest|gostaria|preciso|
    poderia|agradeç|graag|alsjeblieft|alstublieft|zou|wil je|wenn du|falls du|si (?:no|tu|vous)|se non|请|希望|ください|ほしい|
    الرجاء|من فضلك|कृपया
  `,
  'iu',
)

/** The start of reported speech, which requests nothing: "Big Phil asked whether I needed a sofa". */
const REPORTS = /^(?:\p{Lu}\p{L}+ ){1,2}(?:even |also )?(?:asked|said|told|wondered)\b/u

/** Minimum overlap for two texts to count as the same request. */
const ALIKE = 0.3

/**
 * Finds where each request occurs in another text, in any wording; null if it doesn't. A request of the other text that
 * shares no words with any of these may be the counterpart of one, because a rewording needn't share a word.
 */
export function requestCounterparts(requests: readonly Request[], shown: string): (Passage | null)[] {
  if (requests.length === 0) return []
  const clauses = requestClauses(shown)
  const contents = clauses.map((clause) => contentOf(clause.text))
  const found = requests.map((request) => {
    const same = clauses.findIndex(({ text }) => text === request.text)
    if (same >= 0) return same
    const content = contentOf(request.text)
    // "Do it!" has no content to compare.
    if (content.size === 0 && clauses.length > 0) return clauses.length - 1
    const scores = contents.map((each) => overlap(content, each))
    const best = scores.indexOf(Math.max(...scores, 0))
    return best >= 0 && (scores[best] ?? 0) >= ALIKE ? best : -1
  })
  // "Please move it today and don't park there again" can be the counterpart of two requests.
  const free = clauses.flatMap(({ text }, index) => {
    const most = /\b(?:and|or)\b/i.test(text) ? 2 : 1
    return Array<number>(Math.max(0, most - found.filter((one) => one === index).length)).fill(index)
  })
  return found.map((index) => clauses[index >= 0 ? index : (free.shift() ?? -1)] ?? null)
}

/** The requests in a text: those that `requestsIn` finds, and sentences that express a wish. */
export function requestClauses(text: string): Passage[] {
  const requests: Passage[] = requestsIn(text)
  for (const match of text.matchAll(/[^.!?…\n。！？]+(?:[.!?…。！？]+|$|\n)/g)) {
    const place = {
      text: match[0].trim(),
      start: match.index + (match[0].length - match[0].trimStart().length),
      end: match.index + match[0].trimEnd().length,
    }
    const isKnown = requests.some((request) => request.start < place.end && place.start < request.end)
    if (!isKnown && WISH.test(place.text) && !REPORTS.test(place.text)) requests.push(place)
  }
  return requests.sort((one, other) => one.start - other.start)
}
