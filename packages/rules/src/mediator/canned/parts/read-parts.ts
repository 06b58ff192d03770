import { pattern } from '../../../text/pattern.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import { isRequest } from '../asking.ts'
import { isEnglish } from '../english.ts'
import { isOffer, isThreat, opensOffer } from '../offers.ts'
import { type PartLikelihoods, partLikelihoods } from './model.ts'
import { opensProposal, partsOf } from './split.ts'

/** A sentence, or a part of one that does something else than the rest. */
export type ReadPart = {
  readonly said: string
  readonly does: 'states' | 'asks' | 'offers' | 'concedes'
  /** Whether a pattern says so, or the model is nearly certain: sure enough to become a commitment. */
  readonly isClear: boolean
}

/** From these likelihoods on, the model is believed where no pattern has found anything. */
const LIKELY = 0.3
const LIKELY_CONCESSION = 0.45
const CLEAR = 0.5

/** These resemble requests and offers, but nobody could act on them. */
const NO_PROPOSAL = new RegExp(
  pattern`
    ^(?:(?:please )?bear with me|(?:all|the (?:best|least|most)) (?:that )?i can|
    i(?:['’]m| am) (?:not|happy to go to court)|i (?:won['’]?t|will not|can['’]?t|cannot|refuse)|
    (?:i(?:['’]ll| will| would|['’]d)? (?:admit|grant|own)))(?!\p{L})|
    keep (?:your|ur) (?:apolog|sorry|excuse|opinion)|you can have [^,.;]* (?:when|once|if) i
  `,
  'iu',
)

/** The parts of sentences, in their order. Parts in a row that do the same stay together, unless each is a proposal. */
export function readParts(sentences: readonly string[]): ReadPart[] {
  const places = sentences.flatMap((sentence) => partsOf(sentence).map((place) => ({ sentence, ...place })))
  const texts = places.map(({ sentence, start, end }) => sentence.slice(start, end))
  const judges = isEnglish(sentences.join(' '))
  const parts: (ReadPart & { sentence: string; start: number })[] = []
  places.forEach(({ sentence, start, end }, at) => {
    const part = texts[at] ?? ''
    const placed = { part, before: texts[at - 1] ?? '', after: texts[at + 1] ?? '' }
    const read = readPart(part, judges ? partLikelihoods(placed) : null)
    const last = parts.at(-1)
    if (last?.sentence === sentence && goesOn(last, part, read))
      parts[parts.length - 1] = { ...last, said: sentence.slice(last.start, end) }
    else parts.push({ said: part, ...read, sentence, start })
  })
  return parts.map(({ said, does, isClear }) => ({ said, does, isClear }))
}

/** Whether a part belongs to the one before it: it does the same, or only adds a few words ("and I regret that"). */
function goesOn(last: ReadPart, part: string, { does }: Omit<ReadPart, 'said'>): boolean {
  if (last.does === 'concedes' && does === 'states') return isBrief(part)
  return last.does === does && (does === 'states' || does === 'concedes' || !opensProposal(part))
}

const isBrief = (part: string): boolean => part.split(/\s+/).length < 5

/** @param likelihoods null in languages that the model doesn't know */
function readPart(part: string, likelihoods: PartLikelihoods | null): Omit<ReadPart, 'said'> {
  // "Pay half the vet and Sundays at 6 is fine" begins with a request.
  const beginsWithRequest = requestsIn(part)[0]?.start === 0
  const { request, offer, concession } = likelihoods ?? UNKNOWN
  const likeliest = Math.max(request, offer, concession)
  const mayOffer = !beginsWithRequest && !isThreat(part) && !NO_PROPOSAL.test(part)
  if (isOffer(part) && (!beginsWithRequest || opensOffer(part))) return { does: 'offers', isClear: true }
  if (isRequest(part)) return { does: 'asks', isClear: true }
  if (mayOffer && offer >= LIKELY && offer === likeliest) return { does: 'offers', isClear: offer >= CLEAR }
  if (!NO_PROPOSAL.test(part) && request >= LIKELY && request === likeliest)
    return { does: 'asks', isClear: request >= CLEAR }
  // "Fair enough" says too little to be quoted.
  return concession >= LIKELY_CONCESSION && !isBrief(part) && !DENIES.test(part)
    ? { does: 'concedes', isClear: true }
    : { does: 'states', isClear: true }
}

const UNKNOWN: PartLikelihoods = { request: 0, offer: 0, concession: 0 }
/** "I didn't break it" concedes nothing, unlike "I didn't think". */
const DENIES =
  /^(?:(?:no|but|and|well|honestly),? )?i (?:didn['’]?t|did not|wasn['’]?t|haven['’]?t|hadn['’]?t|never) (?!think|realis|realiz|mean|know|notice|ask|tell|say|check|listen|understand|consider|see)/iu
