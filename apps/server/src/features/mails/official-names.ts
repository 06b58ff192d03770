import { plainLetters } from '@squash/rules/safety/reading/letters'

/** Matched anywhere in a name, even split up ("Pay Pal"): none of these occurs in a person's name. */
const ANYWHERE =
  /squash|paypal|google|microsoft|facebook|instagram|whatsapp|netflix|icloud|coinbase|binance|revolut|mastercard|linkedin|tiktok|telegram|youtube|spotify|outlook|docusign|klarna|sparkasse|venmo|openai|chatgpt|support|security|official|administrat|moderat|verifi|billing|payment|helpdesk|helpline|customer|account|service|noreply|invoice|webmaster|postmaster|kundendienst|sicherheit|soporte|seguridad|securite|assistance|assistenza|sicurezza|suporte|seguranca/

/** Matched only as a separate word: inside a longer word they may be part of a name. */
const AS_A_WORD =
  /\b(?:amazon|ebay|yahoo|gmail|dhl|ups|usps|fedex|irs|hmrc|admin|admins|mod|mods|team|staff|help|bank|system|mail|mailer|refund|refunds|alert|alerts|fraud|police|bot|crypto|root|konto)\b/

/** Digits that stand for letters: "PayPa1". */
const FIGURES: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * Whether a first name reads like a company or an office ("PayPal Security", "Squash Support"), so that a mail with it
 * in the subject would seem to come from there. No list can contain every company; this one has those imitated most in
 * mails.
 */
export function soundsOfficial(name: string): boolean {
  const plain = plainLetters(name).replace(/\d/g, (figure) => FIGURES[figure] ?? figure)
  return ANYWHERE.test(plain.replace(/[^a-z]/g, '')) || AS_A_WORD.test(plain.replace(/[^a-z]+/g, ' '))
}
