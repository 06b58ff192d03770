import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import { plainLetters } from '@squash/rules/safety/reading/letters'

/** Matched anywhere in a name, even split up ("Pay Pal"): none of these occurs in a person's name. */
const ANYWHERE =
  /squash|paypal|google|microsoft|facebook|instagram|whatsapp|netflix|icloud|coinbase|binance|revolut|mastercard|linkedin|tiktok|telegram|youtube|spotify|outlook|docusign|klarna|sparkasse|venmo|openai|chatgpt|support|security|official|administrat|moderat|verifi|billing|payment|helpdesk|helpline|customer|account|service|noreply|invoice|webmaster|postmaster|kundendienst|sicherheit|soporte|seguridad|securite|assistance|assistenza|sicurezza|suporte|seguranca/

/** Matched only as a separate word: inside a longer word they may be part of a name. */
const AS_A_WORD =
  /\b(?:amazon|ebay|yahoo|gmail|dhl|ups|usps|fedex|irs|hmrc|admin|admins|mod|mods|team|staff|help|bank|system|mail|mailer|refund|refunds|alert|alerts|fraud|police|bot|crypto|root|konto)\b/

/** Digits that stand for letters: "PayPa1". */
const DIGIT_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * Whether a first name reads like a company or an office ("PayPal Security", "Squash Support"), so that a mail with it
 * in the subject would seem to come from there. No list can contain every company; this one has those that mails
 * imitate most.
 */
function soundsOfficial(name: string): boolean {
  const plain = plainLetters(name).replace(/\d/g, (digit) => DIGIT_LETTERS[digit] ?? digit)
  return ANYWHERE.test(plain.replace(/[^a-z]/g, '')) || AS_A_WORD.test(plain.replace(/[^a-z]+/g, ' '))
}

/** Control characters, and marks that hide text or change its direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Characters that browsers and mail clients treat as those in an address. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[．․﹒]/g, '.'],
  [/[：﹕︓∶꞉]/g, ':'],
  [/[／∕⁄⧸]/g, '/'],
  [/[＼﹨⧹]/g, '\\'],
  [/[＠﹫]/g, '@'],
]

/**
 * Punctuation that occurs within an address, but not within a sentence. A space after it keeps mail clients from turning
 * the text into a link.
 */
const JOINTS: readonly (readonly [RegExp, string])[] = [
  // "dishes.again" becomes "dishes. again", and "evil.example" is split as well. The ideographic full stop also
  // separates domains.
  [/(?<=\S)([.。｡])(?=[^\s\p{Nd}\p{P}])/gu, '$1 '],
  // Splits "mailto:eve" and "tel:123", but leaves "at 7:30".
  [/(?<=\S):(?=[\p{L}/\\])|(?<=\p{L}):(?=\S)/gu, ': '],
  [/([/\\])[/\\]+/g, '$1 '],
  [/@(?=\S)/g, '@ '],
]

/** An IP address such as 1.2.3.4, in decimal, octal or hexadecimal digits. */
const FOUR_NUMBERS = /(?<![\p{L}\p{N}.])(?:(?:0x[\da-f]+|\d+)\.){3}(?:0x[\da-f]+|\d+)(?!\.?[\p{L}\p{N}])/giu

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((replaced, [pattern, by]) => replaced.replace(pattern, by), text)

/**
 * Makes a conflict's title safe for a mail to someone else: one line, without personal data or anything that a mail
 * client would turn into a link, so that advertisements cannot be sent through us.
 */
export const quotableTitle = (title: string): string => quotable(title, LIMITS.conflictTitle)

/** The same for a commitment of an agreement. */
export const quotableCommitment = (what: string): string => quotable(what, LIMITS.commitment)

function quotable(text: string, max: number): string {
  const visible = replaceAll(text.replace(INVISIBLE, ' '), LOOKALIKES)
  const masked = maskPersonalData(visible).replace(FOUR_NUMBERS, '[link]')
  return cut(replaceAll(masked, JOINTS).replace(/\s+/g, ' ').trim(), max)
}

const NAME_LENGTH = 24
const NO_NAME = 'Someone'

/** Makes a first name safe for a mail to someone else: up to two words of letters, and not a company or an office. */
export function quotableName(firstName: string | null): string {
  if (soundsOfficial(firstName ?? '')) return NO_NAME
  const letters = (firstName ?? '').normalize('NFC').replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
  return cut(letters.trim().split(' ').slice(0, 2).join(' '), NAME_LENGTH) || NO_NAME
}

/** What an invite shows a stranger, in the mail and at its link: the inviter's first name and the title, both made safe. */
export const asMailed = ({ inviter_first_name, title }: { inviter_first_name: string | null; title: string }) => ({
  inviter: quotableName(inviter_first_name),
  purpose: quotableTitle(title),
})

const cut = (text: string, max: number): string =>
  lengthOf(text) <= max
    ? text
    : `${[...text]
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
