import { pattern } from '../../text/pattern.ts'
import { factsIn } from '../facts/facts-in.ts'
import { contentOf } from '../requests/content.ts'
import type { Account } from './account.ts'

/**
 * Whether the other refuses a request, or answers it with an amount: "I'd want half of the £380 for a screen" with "I
 * won't pay £190 for a screen", and "I need the £640" with "£250 I could manage" or "£640 is on its way".
 * An offer of one half answers a request for both: "replace the lock and the light" with "the lock, not the light".
 */
export const isAnswered = (request: string, listener: Account): boolean =>
  isRefused(request, listener) ||
  listener.parts.some(
    ({ quote, kind, isClear }, index) =>
      kind === 'offer' &&
      isClear &&
      (answersAmount(request, quote) || grantsHalf(request, quote, listener.parts[index + 1]?.quote ?? '')),
  )

/** Whether the other refuses a request, on its own or with a plain "no" to everything. */
export const isRefused = (request: string, listener: Account): boolean =>
  listener.declines || listener.parts.some(({ said }) => isRefusalOf(request, said))

function isRefusalOf(request: string, said: string): boolean {
  if (!REFUSES.test(said) || ALTERNATIVE.test(said)) return false
  const asked = contentOf(request)
  const shared = [...contentOf(said)].filter((word) => asked.has(word)).length
  // "I won't pay for a screen" needs only one word in common with a request for an amount.
  return shared >= (amountsIn(request).length > 0 && PAYS.test(said) ? 1 : 2)
}

/** Whether a request asks for one amount and little else, and an offer gives that amount or names another for it. */
function answersAmount(request: string, offer: string): boolean {
  const [[amount, ...more], offered] = [amountsIn(request), amountsIn(offer)]
  if (amount === undefined || more.length > 0 || offered.length === 0) return false
  const [asked, given] = [contentOf(withoutAmounts(request)), contentOf(withoutAmounts(offer))]
  const missing = [...asked].filter((word) => !given.has(word)).length
  if (offered.includes(amount)) return missing === 0
  // "I'll give you £20 for petrol" names another thing than "£640 for the clutch".
  return missing <= 1 && [...given].filter((word) => !asked.has(word)).length <= 1
}

/**
 * Whether an offer grants a part of a request and refuses another part.
 * @param next what follows the offer: "I can do the windows | but not the oven"
 */
function grantsHalf(request: string, offer: string, next: string): boolean {
  const [, granted = '', refused = ''] = HALF.exec(/^not /iu.test(next) ? `${offer}, ${next}` : offer) ?? []
  const asked = contentOf(request)
  return [granted, refused].every((half) => [...contentOf(half)].some((word) => asked.has(word)))
}
/** "…, (but) not (for) the light" */
const HALF = /^(.*?),? (?:and |but )?not (?!only\b|just\b|until\b|before\b)([^,.;]*)/isu

const PAYS = /(?<!\p{L})(?:pay|repay|refund|cover|share|split)(?!\p{L})/iu
/** "I can't believe it" and "I don't think I ever said no" refuse nothing. */
const REFUSES = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:i|we)(?:['’]m| am| are|['’]re)? (?:not|won['’]?t|will not|can['’]?t|cannot|refuse|don['’]?t (?:accept|
    agree|think))|(?:isn['’]?t|is not) something i)(?!\p{L})(?! (?:i|we|believe|see|remember|find|help|imagine)(?!\p{L}))
  `,
  'iu',
)
/** "I can't bring it on Friday, but I can on Sunday" */
const ALTERNATIVE = /(?<!\p{L})(?:but|until|unless)(?!\p{L})/iu

const amountsIn = (text: string): string[] =>
  factsIn(text).flatMap(({ kind, text: amount }) => (kind === 'amount' ? [amount] : []))

const withoutAmounts = (text: string): string =>
  amountsIn(text).reduce((rest, amount) => rest.replace(amount, ' '), text)
