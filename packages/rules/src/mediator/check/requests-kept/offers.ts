import { contentOf } from '../../requests/content.ts'
import type { Request } from '../../requests/requests-in.ts'
import { stemOf } from '../../requests/stem.ts'
import type { Compared } from '../compared.ts'
import { clausesOf, plain, sentencesOf } from '../plain.ts'
import { literalShare } from '../related-words.ts'

/** Minimum share of shared content words for an offer and a demand to count as being about the same thing. */
const SAME = 0.6
const OFFER =
  /^(?:(?:and|but|so|then),? )?(?:i|we)(?:'ll| will| can| could|'m going to| am going to| am happy to|'m happy to) (?!not\b|never\b)/
/** Whether a demand becomes an offer: "take her on Monday" as "I can take her on Monday". */
export const isOffered = (content: ReadonlySet<string>, { plainSource, plainText }: Compared): boolean =>
  sentencesOf(plainText).some((clause) => {
    if (!OFFER.test(clause)) return false
    const offered = contentOf(clause)
    if (/\byourself\b/.test(plainSource) && /\bmyself\b/.test(clause) && literalShare(content, offered) >= SAME)
      return true
    const isOwn = clausesOf(plainSource).some(
      (own) => /\b(?:i|we)\b/.test(own) && literalShare(offered, contentOf(own)) >= SAME,
    )
    return (
      !isOwn && offered.size > 0 && literalShare(offered, content) >= SAME && literalShare(content, offered) >= SAME
    )
  })

const PARTS = /,? (?:and|then|&|n) (?:please |also )?|, /
const LEAD = /^(?:(?:please|just|and|then|so|also|kindly),? )*/
const OWN_TASK = /\b(?:i|we)(?:'d| would)? (?:want|need|like|wish|have) to (\p{L}+)/gu

/** Whether the author takes over what a demand asks: "tell them the truth" as "I want to tell them the truth". */
export function takesOver(requests: readonly Request[], { plainSource, plainText }: Compared): boolean {
  const asked = new Set(
    requests.flatMap(({ text }) =>
      plain(text)
        .split(PARTS)
        .map((part) => stemOf(part.replace(LEAD, '').split(' ')[0] ?? '')),
    ),
  )
  return [...plainText.matchAll(OWN_TASK)].some(
    ([, verb = '']) =>
      contentOf(verb).size > 0 &&
      asked.has(stemOf(verb)) &&
      !new RegExp(`\\b(?:i|we|me|us)(?:'\\p{L}+)? (?:\\p{L}+ ){0,3}${verb}`, 'u').test(plainSource),
  )
}
