import { conflicts } from '@squash/contract/conflicts'
import { translateWithoutModel } from '@squash/rules/mediator/canned/translate'
import type { ClauseModel } from '@squash/rules/mediator/insults/clauses/model'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import type { HintSettings } from '@squash/rules/safety/assess'
import { beforeSending } from '@squash/rules/safety/before-sending'
import { plainSignsIn } from '@squash/rules/safety/plain-signs'
import { textStatistics } from '@squash/rules/text/statistics'

/** Any English text would do: every pattern runs on it. */
const SAMPLE = `I told you on Tuesday that I'd pay the 40 euros back, and you called me a lazy idiot in front of Sam. You never listen!
Please call me at 8 pm, or write to me. I was sad and scared, and I don't want to lose you. Can we talk about who washes up?`

/** The models with which messages are checked; null where the operator switched one off. */
type MessageModels = { hints: HintSettings; clauses: ClauseModel | null }

/**
 * Runs the schema, patterns and models that check and reword messages once. Their first use compiles them and reads
 * their word lists, which would otherwise delay the first message to a new process by 0.4 s.
 */
export function compilePatterns({ hints, clauses }: MessageModels): void {
  validate({ title: 'Dishes', user2_email: 'sam@example.com', user1_mood: 'annoyed', user1_raw_message: SAMPLE })
  beforeSending([SAMPLE], { acknowledged: false, hints })
  plainSignsIn(SAMPLE)
  languageOf(SAMPLE)
  translateWithoutModel({ message: SAMPLE }, clauses)
  maskPersonalData(SAMPLE)
  textStatistics(SAMPLE)
}

const validate = (input: unknown) => conflicts.create_conflict['~orpc'].inputSchema?.['~standard'].validate(input)
