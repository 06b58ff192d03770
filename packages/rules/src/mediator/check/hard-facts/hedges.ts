import { pattern } from '../../../text/pattern.ts'

/** Words that express doubt. */
export const HEDGE = new RegExp(
  pattern`
    \b(?:may (?:not )?have|might (?:not )?have|may not|might not|perhaps|maybe|possibly|apparently|not always|
    not often|rarely|seldom|hardly|sometimes|occasionally|at times|seems? (?:like|that|to|as)|
    it (?:seems?|appears?|looks like)|seemed|appears? (?:to|that|as)|
    i (?:feel|felt) (?:like|as if|as though|that you|you)|it (?:feels|felt) (?:like|as if|as though)|feels like|
    as far as i (?:know|remember)|if i remember|i (?:think|believe|guess|suspect) (?:that )?(?:you|it|he|she|they)|
    not quite|not fully|not entirely|not yet fully|could have been|sort of|somewhat|a bit)\b
  `,
)
/** Hedges in other languages, which an answer mustn't add. */
const HEDGE_IN_OTHER_LANGUAGES =
  /(?<!\p{L})(?:vielleicht|manchmal|selten|scheint|womöglich|quiz[aá]s?|tal vez|a veces|parece|peut-être|parfois|semble|rarement|forse|a volte|sembra|talvez|às vezes|misschien|soms)(?!\p{L})/u
const ROUGHLY =
  /\b(?:about|around|roughly|approximately|nearly|almost|ungefähr|etwa|alrededor de|environ|circa) (?=(?:[£$€₹₦]|rs\.? ?)?\d)/
/** Rough numbers in the message: "like 3 weeks", "40ish", "~50", "about nine", "near enough half ten". */
const ROUGHLY_TYPED = new RegExp(
  pattern`
    \blike (?:an? |\p{Sc}?\d)|\dish\b|\bish\b|~|\bor so\b|\bodd\b|\bsome \d|
    \b(?:about|around|round|roughly|approx\w*|nearly|almost|near(?: enough)?|close to|getting on for|ungefähr|etwa|
    unos|unas|alrededor de|environ|circa|uns|umas|cerca de|kareeb|lagbhag) (?:\w+ )?(?:an?|half|quarter|one|two|three|
    four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|
    seventy|eighty|ninety|noon|midday|midnight|\p{Sc}?\d)
  `,
  'u',
)
/** Whether the answer expresses a doubt that the message doesn't. */
export const hedges = (plainSource: string, plainText: string): boolean =>
  (ROUGHLY.test(plainText) && !ROUGHLY.test(plainSource) && !ROUGHLY_TYPED.test(plainSource)) ||
  (DOUBT.test(plainText) &&
    !HEDGE.test(plainSource) &&
    !DOUBT.test(plainSource) &&
    !/\bcould(?:'ve| have)\b/.test(plainSource)) ||
  (MIGHT.test(plainText) && !MAY.test(plainSource) && !MAYBE.test(plainSource)) ||
  (MAY_BE.test(plainText) && !MAY.test(plainSource)) ||
  (HEDGE_IN_OTHER_LANGUAGES.test(plainText) && !HEDGE_IN_OTHER_LANGUAGES.test(plainSource))

/** Doubt about what someone did. "Perhaps we could" and "maybe you can" are suggestions. */
const DOUBT = new RegExp(
  pattern`
    \bthere (?:seems?|appears?) to (?:be|have been)\b|\bsome (?:confusion|misunderstanding)\b|
    \b(?:may|might) (?:well |possibly |perhaps |also )?(?:not )?have (?:\w+ed|been|come|done|taken|told|lost|broken|
    forgotten|left|said|had|given|got|sent|sold|used|gone|made|kept|known|seen)\b|
    \b(?:you|he|she|they|it|i|we) could (?:well |possibly |perhaps |also )?(?:not )?have (?:\w+ed|been|done|taken|
    told|lost|broken|forgotten|left|said|had|given|got|sent|sold|used|gone|made|kept|known|seen)\b|
    \b(?:perhaps|maybe|possibly) (?:it was |you |he |she |they |it )(?!could|can|would|should|might|need|want)|
    \bi (?:think|believe|suspect|guess) (?:that )?(?:you|he|she|they) (?:may|might|could)\b|
    \b(?:allegedly|apparently|supposedly)\b|,\s(?:perhaps|maybe|possibly)\s?,
  `,
)

/** Doubt about how things are: "it may still be outstanding", "the wall may be on my side", but not "it may be better". */
const MAY_BE =
  /\b(?:may|might) (?:(?:still|already|well|possibly|perhaps|also) (?:not )?be|be(?! (?:able|best|better|easier|easiest|good|helpful|nice|of (?:use|help)|possible|simplest|useful|willing|wise|worth)\b))\b/
const MAY = /\b(?:(?<!\d(?:st|nd|rd|th)? (?:of )?)may(?! \d)|might|maybe|perhaps|possibl[ey]|could(?! have|n't))\b/

/** Doubt about what the author announced as certain: "I might lock them up". */
const MIGHT = /\b(?:i|we) (?:might|may) (?!(?:have|be) (?:misunderstood|wrong)|i\b)\w+/
const MAYBE = /\b(?:thinking (?:of|about)|consider\w*|tempted|or else|probably|if not)\b/
