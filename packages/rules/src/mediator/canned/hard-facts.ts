import { pattern } from '../../text/pattern.ts'
import type { Token } from '../insults/tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const FACT_WORD = new RegExp(
  pattern`
    ^(?:[DQL]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|january|february|march|april|
    june|july|august|september|october|november|december|christmas|easter|today|tonight|tomorrow|yesterday|noon|
    midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|
    hundred|thousand|million|once|twice|first|second|third|half|quid|bucks|euros?|dollars?|pounds?|rupees|naira|grand|
    o'clock|weeks?|months?|years?|hours?|minutes?|days?)$
  `,
)

/** Whether a word states a fact that mustn't be lost together with an insult: a figure, a date, a name, a quotation. */
export const isFact = ({ norm, word }: Token, isFirst: boolean): boolean =>
  FACT_WORD.test(norm) || (!isFirst && /^\p{Lu}\p{Ll}/u.test(word) && !/^I['’]/.test(word))
