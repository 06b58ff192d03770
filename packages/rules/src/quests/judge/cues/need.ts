import { pattern } from '../../../text/pattern.ts'
import { isStated, oneOf } from './pattern.ts'

const NEEDS = oneOf(
  "\\b(?:i|we)(?:'d)? (?:really |also |just |do |will |would |still |do really |badly |truly |now |currently |simply )*needs?(?:ed)?\\b(?! (?:you|u|people|everyone) )(?! to (?:tell|say|point)\\b)",
  "\\b(?:is|are|was|it's|that's|which is) (?:really |very |so |pretty |quite )?important (?:to|for) (?:me|us)\\b",
  '\\b(?:matters?|mattered|means (?:a lot|so much|the world)) (?:a lot |so much |more )?to (?:me|us)\\b',
  '\\bi (?:really |do |deeply )*(?:value|rely on|depend on|count on|care (?:about|for))\\b',
  "\\bi(?:'d| would) (?:really |also |so |just |honestly )*(?:like|love|prefer)(?! (?:you|to (?:say|tell|point|know|see you))\\b)",
  '\\bi (?:really |just |do )*want(?:ed)? (?!you\\b|nothing\\b|to (?:say|tell|point|scream|shout|throw)\\b)',
  '(?:^|[.,!?;…] ?|\\b(?:and|but|so|please|then) )(?:really |just |also |badly )*(?:need|want) (?:a|an|some|my|the|to|time|space|this|that|it|one|\\d+)\\b',
  pattern`
    \b(?:i|we)(?:'ve not| haven't|'ve hardly| hardly|'ve barely| barely|'ve no) (?:seen|
    had (?:a|any|time|one|much|an)|spent|slept|energy|time|rest)\b|
    \bi miss(?:ed)? (?:my|having|seeing|being|time|our)\b
  `,
  pattern`
    \bi(?:'m| am) saving\b|\b(?:tight|own) budget\b|\b(?:money|cash|budget|things?)(?:'s| is| are) (?:a bit |really |
    so |very )?(?:tight|short)\b|\bi(?:'m| am) (?:a bit |pretty |totally )?(?:skint|broke|short)\b|
    \b(?:and|i|but) need (?:it|this|that|what|mine)\b
  `,
  pattern`
    \bi (?:really |do |also )?(?:have|'ve got|have got|got) to (?:rest|sleep|pay|save|be with|look after|study|see|
    think of|cover|put|keep|watch)\b|\bi(?:'d| would)(?:n't)? (?:rather|sooner)\b|
    \bi don't (?:ever )?want (?:it|this|that|money|us|things|to)\b
  `,
  "\\bso (?:that )?(?:i|we) (?:can|could|don't)\\b|\\bi wish\\b|\\bi(?:'m| am) (?:trying|hoping|keen|longing) (?:to|for)\\b",
  pattern`
    \bi (?:could|can) (?:really )?(?:do with|use)\b|\bin need of\b|\bwould do me good\b|
    \bi (?:owe it to|promised) (?:my|myself)\b|\bi(?:'ve| have)(?: got)? (?:my own|plans|bills|rent|a family|kids|
    commitments)\b|\bi (?:like|prefer|enjoy) (?:to|a|us|having|our|being|my|these)\b|\bi hope we\b|
    \bi don't (?:have|get) (?:the )?(?:\w+ )?(?:strength|energy|time|capacity|headspace|space)\b|
    \b(?:spoil|come between|affect|ruin|strain|damage|get between|stay|keep us as|keep|come before) (?:our friendship|
    us|friends)\b|\bi(?:'m| am) (?:managing|not getting (?:any |much |enough )?(?:time|rest|sleep))\b|
    \b(?:can't|more than i can|all i can) (?:manage|handle|cope|take on|keep doing)\b|
    \b(?:give (?:me|us)|let me have) (?:some |a |till |until |\d+ ?|twenty |half |ten |an |
    fifteen )(?:[^.!?]{0,24})(?:to (?:cool|calm|breathe|think|myself|settle)|alone|space|breather|peace)
  `,
  // what the writer will do for themselves in a break
  pattern`
    \b(?:let me|i'll|i(?:'m| am) (?:just )?(?:going to|off to|off for|about to)|i(?:'d| would) better|going to|
    need to|must) (?:just |quickly |please )?(?:to )?(?:cool (?:off|down)|calm (?:down|myself)|breathe|
    get (?:some|a bit of) (?:air|space)|clear my head|gather myself|settle|simmer down|
    take (?:a|some|ten|five) (?:walk|rest|breath|breather|air|shower|minute)|decompress|collect myself|
    pull myself together|catch my breath|have a (?:breather|lie down|shower|cry))\b
  `,
)

/** Whether the writer says what they need, want or care about. */
export const hasNeed = (text: string): boolean => isStated(NEEDS, text)
