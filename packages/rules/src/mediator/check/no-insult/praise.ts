import { pattern } from '../../../text/pattern.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { withoutQuotations } from '../plain.ts'

/** Praise or thanks, and not a demand for them. */
const PRAISE = new RegExp(
  pattern`
    \b(?:(?:a (?:big|huge) )?thank(?:s| you)(?: (?:so|very) much| a lot)? for (?!your (?:time|attention|understanding|
    reply|patience)\b)|well done|great job|good job|nice (?:work|job|one)|good work|congrat(?:ulation)?s|bravo|
    hats off|kudos|i (?:really |truly |do )*admire|(?:very |truly |really )?impressive|
    how (?:kind|nice|thoughtful|generous|lovely|considerate) of|brilliant|masterpiece)\b
  `,
)
/** Praise in the message, which may be sincere. */
const SAID =
  /\b(?:thank\w*|thx|ty|cheers|appreciat\w*|grateful|well done|great|good|nice|congrat\w*|bravo|hats off|kudos|admire|impress\w*|kind|lovely|brilliant)\b/
/** Signs that praise is ironic. */
const IRONIC = new RegExp(
  pattern`
    \b(?:thank(?:s| you) (?:so|very) much|thanks (?:a (?:lot|bunch|million)|for nothing)|
    (?:oh|wow|well),? (?:thank|great|nice|brilliant|well|congrat|bravo|good)|genius|einstein|
    real(?:ly)? (?:nice|classy|mature|helpful)|(?:nice|great|good|brilliant) (?:one|job|work),? (?!but)|well done|
    congrat\w*|bravo|hats off|another (?:masterpiece|triumph))\b
  `,
)

/** Whether the answer thanks or praises the reader although the message does neither, or does so ironically. */
export function praises(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const { plainSource, plainText } = answer
  if (!PRAISE.test(withoutQuotations(plainText))) return false
  return !SAID.test(plainSource) || IRONIC.test(plainSource)
}
