import { maskPersonalData } from '../../../privacy/mask.ts'
import { capitalised } from '../../../text/capitalised.ts'
import { UNSPACED } from '../../../text/unspaced.ts'
import { factsIn } from '../../facts/facts-in.ts'
import { withoutFoulWords } from '../../insults/foul.ts'
import { isEverydayWord } from '../../language/everyday-words.ts'
import type { Account } from '../account.ts'
import { isCourtesy, NEGATED } from '../quotable.ts'
import { asksNothingNew } from '../requests.ts'
import { type QuoteKind, quoteScores } from './model.ts'
import { placedParts } from './placed-parts.ts'
import { breaksOff, isClaimWithoutSubject, type Run, runsIn, textOf } from './runs.ts'

/** What strangers may read of one side: masked, in up to seven words each, without quotation marks. */
export type PublicQuotes = {
  /** What supports this side, up to two quotations of different sentences, the better one first. */
  readonly case: readonly string[]
  /** What it clearly asks for, unless the quotation would lose a condition. */
  readonly ask: string | null
  /** What it clearly offers, unless the quotation would lose a condition. */
  readonly offer: string | null
}

/**
 * The lowest scores to quote, chosen with what readers said of some rulings in view. `--report` of `train:public-quotes`
 * prints how often the same words were chosen in texts held out of training.
 */
const LIMITS = { case: -1, second: 0, otherwise: -3, asks: -1.3, offers: -1.5 }
/** Readers mind a quotation that breaks off more than those who chose the words did. */
const COST_OF_BREAKING_OFF = 0.7

/**
 * The words of one side that a public text may quote.
 * @param about the other side's account, whose words show the topic, and the names of both sides, which are never quoted
 */
export function publicQuotes(account: Account, about: { other: Account; names: readonly string[] }): PublicQuotes {
  const isNamed = namesOf(about.names)
  const runs = placedParts(account, about.other)
    .filter(({ isConfidential }) => !isConfidential)
    .flatMap(runsIn)
    // Without its foul word, "I've been an arse about it" would be no sentence.
    .filter((run) => withoutFoulWords(textOf(run)) === textOf(run))
    .filter((run) => !wordsIn(textOf(run)).some(isNamed))
    .map((run) => ({ run, scores: quoteScores(run), cost: breaksOff(run) ? COST_OF_BREAKING_OFF : 0 }))
  const best = (kind: QuoteKind, limit: number, fits: (run: Run) => boolean): Run | null =>
    runs
      .map(({ run, scores, cost }) => ({ run, score: scores[kind] - cost }))
      .filter(({ run, score }) => score >= limit && fits(run))
      .reduce<{ run: Run; score: number } | null>((one, next) => (one && one.score >= next.score ? one : next), null)
      ?.run ?? null
  const first =
    best('case', LIMITS.case, supports) ??
    best('case', LIMITS.otherwise, (run) => saysSomething(run) && !breaksOff(run))
  const second =
    first && best('case', LIMITS.second, (run) => supports(run) && run.part.sentence !== first.part.sentence)
  const ask = best(
    'asks',
    LIMITS.asks,
    (run) =>
      run.part.kind === 'request' && run.part.isClear && !asksNothingNew(run.part.words.join(' ')) && isWhole(run),
  )
  const offer = best(
    'offers',
    LIMITS.offers,
    (run) => run.part.kind === 'offer' && run.part.isClear && isWhole(run) && !OFFERS_NOTHING.test(textOf(run)),
  )
  const cited = [first, second].flatMap((run) => (run ? [quoteOf(run)] : []))
  return {
    case: cited.length > 0 ? cited : unspacedFigures(account),
    ask: ask && quoteOf(ask),
    offer: offer && quoteOf(offer),
  }
}

const wordsIn = (text: string): string[] => text.split(/\P{L}+/u).filter(Boolean)

/** Whether a word is one of these names, also in lower case, unless it is a word by itself: "I will", but not "Will". */
function namesOf(names: readonly string[]): (word: string) => boolean {
  const named = names.flatMap(wordsIn)
  const unmistakable = named.map((name) => name.toLowerCase()).filter((name) => !isEverydayWord(name))
  return (word) => named.includes(word) || unmistakable.includes(word.toLowerCase())
}

/** Whether a run says what happened. What someone asks, offers or admits doesn't support their side. */
const supports = (run: Run): boolean =>
  run.part.kind === 'statement' && saysSomething(run) && !REGRETS.test(textOf(run))
const REGRETS =
  /(?<!\p{L})(?:sorry|apologi[sz]e|(?:you['’]?re|you are|ur)(?: \S+)? right|it(?:['’]s| is) true|my (?:fault|mistake|bad))(?!\p{L})/iu

const saysSomething = (run: Run): boolean =>
  !run.part.words.at(-1)?.endsWith('?') &&
  !isCourtesy(textOf(run)) &&
  !SUBORDINATE.test(textOf(run)) &&
  !isClaimWithoutSubject(run) &&
  !isHalfOfADenial(run)
/** "That you'd had the tin" is part of a sentence. */
const SUBORDINATE =
  /^(?:that (?=(?:i|you|u|we|he|she|they|it)(?!\p{L}))|which|whom?|whose|than|because|if|unless|although|though|until|whether|as) ?/iu

/** "I'm not cross about the fuel so much, but the scratch …", "I'm not saying you broke it … on purpose" */
const isHalfOfADenial = (run: Run): boolean =>
  NEGATED.test(textOf(run)) && (breaksOff(run) || /^(?:but|just|only|so much)(?!\p{L})/iu.test(following(run)))

/** What follows a run in its sentence. */
const following = ({ part, end }: Run): string => [...part.words.slice(end + 1), part.after].join(' ').trim()

/** Whether a request or an offer loses neither a condition nor a "not" before it. */
function isWhole(run: Run): boolean {
  const { part, start } = run
  const before = [part.before, ...part.words.slice(0, start)].join(' ')
  const after = following(run)
  return (
    !CONDITION.test(`${before} | ${after}`) &&
    !(breaksOff(run) && CONDITION.test(textOf(run))) &&
    !/^(?:but|only|though|just)(?!\p{L})/iu.test(after) &&
    !NEGATED.test(part.words.slice(0, start).join(' '))
  )
}
const CONDITION =
  /(?<!\p{L})(?:if|unless|provided|providing|so long as|as long as|on condition|only (?:if|when|after|once)|except|or else|once|instead of|but not|before that)(?!\p{L})/iu

/** A refusal, or what the other side did: "You asked me in January". */
const OFFERS_NOTHING = new RegExp(`${NEGATED.source}|^you (?:asked|said|told|want|wanted)(?!\\p{L})`, 'iu')

/** The words of a run as a quotation, with an ellipsis if they break off before their clause ends. */
function quoteOf(run: Run): string {
  const text = textOf(run)
    .replace(/[\s,;:–—.!]+$/, '')
    .replace(/(?<= [ap]\.m)$/, '.')
  return `${maskPersonalData(capitalised(text))}${breaksOff(run) ? ' …' : ''}`
}

/** In a script without spaces between words, only a figure is short enough for strangers. */
const unspacedFigures = ({ parts }: Account): string[] =>
  parts
    .filter(({ said, isConfidential }) => UNSPACED.test(said) && !isConfidential)
    .flatMap(({ said }) =>
      factsIn(said)
        .filter(({ kind }) => FIGURES.has(kind))
        .map(({ text }) => text),
    )
    .filter((text) => [...text].length <= LONGEST_UNSPACED)
    .slice(0, 1)
const FIGURES: ReadonlySet<string> = new Set(['amount', 'number', 'date', 'time'])
const LONGEST_UNSPACED = 14
