import { pattern } from '../../../text/pattern.ts'
import { sentencesIn } from '../plain-words.ts'
import { isStated, oneOf } from './pattern.ts'
import { beforeRequest } from './request.ts'

/** Phrases that describe what happened. */
const FACTS = oneOf(
  '\\bsince\\b|\\byesterday\\b|\\b(?:till|until) now\\b',
  '\\blast (?:night|week|month|time|friday|saturday|three|two|few|\\w+day)',
  "\\b(?:this|on|from) (?:morning|\\w+day)\\b|\\b\\w+day's\\b",
  '\\b(?:for|after) (?:\\w+ ){0,2}(?:days?|weeks?|hours?|months?|minutes?|evenings?|nights?|times|fridays)\\b',
  '\\b(?:two|three|four|five|six|seven|several|a few|\\d+)(?: \\w+){0,2} (?:days?|weeks?|times|fridays?|pans|pots|shifts?|evenings?|of you)\\b',
  '\\bin a row\\b|\\brunning\\b',
  '\\b(?:second|third|fourth|fifth|\\d+(?:st|nd|rd|th)) (?:\\w+ )?(?:time|\\w+days?|week|day|shift|month)\\b',
  '\\b(?:nobody|no one) (?:had |has )?(?:told|asked|said|mentioned|invited)\\b',
  '\\byou (?:left|borrowed|played|went|met|asked|said|wrote|cancelled|had|were|took)\\b',
  '\\bstill (?:here|there|where|in|on|soaking|dirty|full)\\b',
  "\\bi (?:just |'ve )?(?:saw|see|noticed|notice|found|find|realised|realized|heard|read|counted|came (?:home|into|across|in)|walked in|opened|looked|discovered|wanted|planned|tried|got home)\\b",
  '\\b(?:saw|opened|found|came across|looking at|seeing)\\b',
  "\\b(?:photos|pictures|pics|snaps|posts|night)\\b(?: [\\w']+){0,4} (?:made|left|got|show\\w*|popped|came|turned|gave|hit|were|are|told|have|had|appeared|went)\\b",
  pattern`
    \bi(?:'ve| have) (?:just |now |also )?(?:seen|noticed|found|heard|realised|realized|counted)\b|
    (?:^|[.!?,;…] ?|\band )(?:i )?(?:just |only )?(?:seen|noticed|spotted|counted|scrolling|heard|seeing|came)\b|
    \bi(?:'m| am) (?:seeing|noticing|looking at)\b|\bi see (?!you'?re|why|how|it)
  `,
  '\\b(?:have|has|haven.t|hasn.t) (?:not )?(?:yet |still |just )?been\\b|\\b(?:still|yet) (?:are |not )?(?:inside|unwashed|not|stood|sitting|sat|piled|to be)\\b',
  '\\bwhen (?:i|we|you|the|there|your|plans)\\b',
  "\\b(?:are|is|were|was|'s|'re|been|sat|sitting|standing|lying|left) (?:still |all )?(?:in|on|there|at|full|empty|open|piled|soaking)\\b",
  '\\bthere (?:are|were|have been|has been|was|is)\\b',
  "\\bi(?:'ve)? (?:already )?(?:been covering|been doing|been working|covered|took|taken|done|did|worked|swapped)\\b",
)

/**
 * Whether the writer states what happened. Anything mentioned only in the request doesn't count.
 * @param scene stems of the words for what could be seen, one of which must occur; empty if any observation will do
 */
export function observes(text: string, scene: readonly string[] = []): boolean {
  const stated = sentencesIn(text).map(beforeRequest)
  return stated.some((sentence) => isStated(FACTS, sentence)) && mentionsAny(stated.join(' '), scene)
}

/** Whether a word of the text begins with one of these stems; true if there are none. */
export const mentionsAny = (text: string, stems: readonly string[]): boolean =>
  stems.length === 0 || stems.some((stem) => new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'u').test(text))
