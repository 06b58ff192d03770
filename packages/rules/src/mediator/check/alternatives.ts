import { contentOf, overlap } from '../requests/content.ts'
import type { Compared } from './compared.ts'

/** What else the reader may do, or what the author will do otherwise: "or sell me your third", "or I'll have it towed". */
const ALTERNATIVE =
  /(?<!\p{L})(?:or (?:else )?(?=(?:i|we|he|she|they|i'll|we'll|i'm|we're|just|pay|give|send|sell|get|take|bring|fix|move|find|leave|call|come|buy|return|replace|clean|transfer|refund|cancel|stop|tell|explain|show|let|put|drop|clear|repair) )|(?:ou|oder) (?=(?:eu|je|ich|nous|wir|nós) |j'))([^.!?;]+)/gu
/** What an angry author says, and nobody takes for an announcement. */
const EXCLAIMED =
  /\b(?:lose (?:it|my)|scream|explode|snap|go(?:ing)? (?:mad|mental|crazy|off|insane)|swear|kill|slap|punch|break (?:you|ur|your)|regret|done|see what|show you|make (?:you|your)|freak)\b/
/** Any of these can say the same in other words. */
const SAID_OTHERWISE =
  /(?<!\p{L})(?:or|otherwise|if|unless|else|failing|instead|alternatively|without|in case|until|by then|(?<=[.;] )should|before i|ou|sinon|oder|sonst|wenn|senão|caso|se não|si)(?!\p{L})/u
/** Whether an answer keeps what the message offers or announces for the case that its request isn't met. */
export const keepsAlternatives = ({ plainSource, plainText, isRequested, insults }: Compared): boolean =>
  isRequested ||
  SAID_OTHERWISE.test(plainText) ||
  [...plainSource.matchAll(ALTERNATIVE)].every(({ 0: whole, 1: said = '', index }) => {
    const content = contentOf(said)
    const isAsked = plainSource.charAt(index + whole.length) === '?'
    // "Swap them or cancel the fee" isn't "swap them and cancel the fee".
    if (!isAsked && !AUTHOR.test(said)) return false
    if (isAsked || content.size === 0 || EXCLAIMED.test(said)) return true
    if (insults().some(({ text, reason }) => reason === 'insult' && said.includes(text.toLowerCase()))) return true
    // "I'll call the council", without a word that says in which case, announces it for certain.
    return !ANNOUNCED.test(said) && overlap(content, contentOf(plainText)) >= KEPT
  })

const ANNOUNCED = /^(?:i|we|i'll|we'll|i'm|we're) /
const AUTHOR = /^(?:i|we|i'll|we'll|i'm|we're|eu|je|ich|nous|wir|nós|j')/u
/** The share of an alternative's content that shows it is still there. */
const KEPT = 0.5
