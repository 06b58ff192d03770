import { contentOf, overlap } from './content.ts'
import { type Request, requestsIn } from './requests-in.ts'

type Place = { text: string; start: number; end: number }

/** Wordings that ask for something without being a question or an order: calm texts are full of them. */
const WISH =
  /\b(?:(?<!(?:don['’]?t|do not|didn['’]?t) )(?:need|want)(?! to feel)|needs|would (?:really )?(?:like|love|appreciate|help|mean|prefer|be)|you['’]d (?:really )?help|(?:i|we|it)['’]d (?:really )?(?:like|love|appreciate|prefer|rather|be|help|mean)|appreciate|hope|wish|i(?:['’]m| am)? ask(?:ing)?\b|ask (?:you|that|for)|asking (?:you|that|for)|request|expect|prefer|matters?|important|grateful|glad|happy if|should|(?<!\b(?:i|we) )(?:must|have to)|has to|please|kindly|let|could|can we|can you|you(?:['’]re| are| were)? (?:meant|supposed) to|you had one job|your turn|i(?:['’]ve| have)? (?:\w+ )?(?:asked|told) you (?:not )?to|wonder(?:ing)?|whether|checking|curious|know (?:when|why|what|how|whether|if|where|who)|understand (?:why|what|how)|see (?:why|what)|tell me|time (?:to|you|we)|better if|look forward|agree|no longer|stop|urge|suggest|propose|helpful|waiting (?:for|on)|(?:if|unless) (?:you|it|this|that|i|nothing|the|we))\b|\p{L}{2,},? or (?:i|we)\b|[?？؟]|bitte|möchte|wünsche|brauche|gern|könnt|por favor|gustaría|quisiera|quiero|necesito|agradecer|podr[ií]a|s'il (?:te|vous)|voudrais|aimerais|souhait|besoin|pourr|merci de|per favore|vorrei|bisogno|potrest|gostaria|preciso|poderia|agradeç|graag|alsjeblieft|alstublieft|zou|wil je|wenn du|falls du|si (?:no|tu|vous)|se non|请|希望|ください|ほしい|الرجاء|من فضلك|कृपया/iu

/** Enough in common to be the same request. */
const ALIKE = 0.3

/**
 * For each request, its place in another text, in whichever words; null where it has none. Each request of the other text
 * that shares no word with any of these may stand for one of them: a rewording need not share a word.
 */
export function requestCounterparts(requests: readonly Request[], shown: string): (Place | null)[] {
  if (requests.length === 0) return []
  const clauses = asking(shown)
  const contents = clauses.map((clause) => contentOf(clause.text))
  const found = requests.map((request) => {
    const content = contentOf(request.text)
    // "Do it!" names nothing that could be compared.
    if (content.size === 0 && clauses.length > 0) return clauses.length - 1
    const scores = contents.map((each) => overlap(content, each))
    const best = scores.indexOf(Math.max(...scores, 0))
    return best >= 0 && (scores[best] ?? 0) >= ALIKE ? best : -1
  })
  const free = clauses.map((_, index) => index).filter((index) => !found.includes(index))
  return found.map((index) => clauses[index >= 0 ? index : (free.shift() ?? -1)] ?? null)
}

/** The sentences that ask for something, each request of a sentence on its own. */
export function asking(text: string): Place[] {
  const requests: Place[] = requestsIn(text)
  for (const match of text.matchAll(/[^.!?…\n。！？]+(?:[.!?…。！？]+|$|\n)/g)) {
    const place = {
      text: match[0].trim(),
      start: match.index + (match[0].length - match[0].trimStart().length),
      end: match.index + match[0].trimEnd().length,
    }
    const isKnown = requests.some((request) => request.start < place.end && place.start < request.end)
    if (!isKnown && WISH.test(place.text)) requests.push(place)
  }
  return requests.sort((one, other) => one.start - other.start)
}
