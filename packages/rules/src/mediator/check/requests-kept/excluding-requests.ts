import { contentOf } from '../../requests/content.ts'
import { requestClauses } from '../../requests/counterparts.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { NEGATED } from '../negation.ts'
import { plain } from '../plain.ts'

/** Actions that exclude each other for the same thing: a recording can't be both kept and deleted. */
const EXCLUDES: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [
    /\b(?:delete|remove|destroy|erase|wipe|bin|burn|shred|dispose|throw|chuck|get rid|take (?:it|this|that|them)? ?(?:down|off))\b/,
    /\b(?:keep|save|store|leave|post|share|send|show)\b/,
  ],
  [
    /\b(?:waive|cancel|scrap|drop|withdraw|reverse|quash|lift)\b/,
    /\b(?:reduce|lower|halve|review|reconsider|postpone|delay|extend)\b/,
  ],
  [
    /\b(?:refund|reimburse|repay|(?:money|deposit|fee|[£$€₹₦]?\d[\d,.]*) back)\b/,
    /\b(?:discount|voucher|credit note|store credit|off (?:my|the|our) next)\b/,
  ],
  [
    /\b(?:return|(?:give|bring|fetch|send|hand) (?:it|them|\w+ \w+) back|hand (?:it|them|over))\b/,
    /\b(?:keep|replace|borrow|buy)\b/,
  ],
  [/\b(?:resign|leave|quit|move out|get out)\b/, /\b(?:stay|remain|move in)\b/],
  [/\b(?:cancel|call off)\b/, /\b(?:book|confirm|reschedule|postpone|move)\b/],
  [/\b(?:buy|replace|new)\b/, /\b(?:repair|mend|borrow|lend|rent|clean|patch)\b/],
  [
    /\b(?:(?:cut|chop|take|pull|knock|tear)\b[^.]*\bdown|^(?:please |kindly )?fell|uproot|remove|get rid of|take\b[^.]*\bout)\b/,
    /\b(?:trim|prune|lop|(?:cut|chop)\b[^.]*\bback|tidy|shorten|lower|paint|cover|hide|blur)\b/,
  ],
  [
    /\b(?:pay|refund|repay|repair|fix|mend|replace|remove|return|bring|send|move|cancel|delete)\b/,
    /\b(?:look (?:at|into|over)|think about|consider|discuss|(?:tell me|let me know|say) (?:\w+ )?(?:if|whether))\b/,
  ],
]

/** Whether the answer asks for something that excludes a request: "delete the footage" as "keep the footage". */
export function excludesRequest(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const { plainSource, plainText, source, text } = answer
  const shown = requestClauses(text).flatMap((place) => plain(place.text).split(PARTS))
  return requestsIn(source).some((request) =>
    plain(request.text)
      .split(PARTS)
      .some((asked) => {
        if (NEGATED.test(asked)) return false
        const about = contentOf(asked)
        return EXCLUDES.some(
          ([one, other]) =>
            one.test(asked) &&
            !other.test(plainSource) &&
            !one.test(plainText) &&
            shown.some(
              (part) =>
                other.test(part) &&
                !NEGATED.test(part) &&
                ([...contentOf(part)].some((stem) => about.has(stem) || /\d/.test(asked)) ||
                  (IT.test(asked) && IT.test(part))),
            ),
        )
      }),
  )
}

const IT = /\b(?:it|them)\b/
const PARTS = /,\s|\s(?:and|then)\s/
