import { translateWithoutModel } from '@squash/rules/mediator/canned/translate'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import { plainSignsIn } from '@squash/rules/safety/plain-signs'

/** Every pattern is tried on any English text; what this one says doesn't matter. */
const SAMPLE = `I told you on Tuesday that I'd pay the 40 euros back, and you called me a lazy idiot in front of Sam. You never listen!
Please call me at 8 pm, or write to me. I was sad and scared, and I don't want to lose you. Can we talk about who washes up?`

/**
 * Tries the patterns with which messages are checked and reworded, because the engine compiles each when it is first used:
 * otherwise the first user who sends a message to a new process would wait 0.3 s for that.
 */
export function compilePatterns(): void {
  plainSignsIn(SAMPLE)
  translateWithoutModel({ message: SAMPLE })
  maskPersonalData(SAMPLE)
}
