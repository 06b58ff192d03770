import type { TextStatistics } from '../../text/statistics.ts'
import { type Counters, plus } from '../counters.ts'

/** Fewer letters don't count as shouting, such as 'OK'. */
const LETTERS_TO_SHOUT = 20

/** Whether a message counts as shouting: at least 20 letters, half or more of them capitals. */
export const isShouted = ({ letters, capitals_percent }: TextStatistics): boolean =>
  letters >= LETTERS_TO_SHOUT && capitals_percent >= 50

/** Counts which achievement thresholds a message, response or core issue reaches. */
export const countMessage = (counters: Counters, message: TextStatistics): Counters =>
  plus(counters, {
    longMessages: Number(message.characters > 900),
    iFeelMessages: Number(message.has_i_feel),
    emojiMessages: Number(message.emojis >= 10),
    capitalMessages: Number(isShouted(message)),
    questioningMessages: Number(message.question_marks >= 5),
    exclaimingMessages: Number(message.exclamation_marks >= 10),
    sorryMessages: Number(message.sorry >= 3),
    literallyMessages: Number(message.literally >= 5),
    obviouslyMessages: Number(message.obviously >= 3),
    fineMessages: Number(message.fine >= 3),
    whateverMessages: Number(message.has_whatever),
    sideEyeMessages: Number(message.has_whatever || message.fine >= 3),
  })
