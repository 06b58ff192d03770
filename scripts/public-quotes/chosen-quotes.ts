import { accountOf } from '@squash/rules/mediator/canned/account'
import { QUOTE_KINDS, type QuoteKind } from '@squash/rules/mediator/canned/public-quotes/model'
import { placedParts } from '@squash/rules/mediator/canned/public-quotes/placed-parts'
import { type Run, runsIn, textOf } from '@squash/rules/mediator/canned/public-quotes/runs'
import { z } from 'zod'
import { linesOf } from '../insults/labelled-clauses.ts'

const data = new URL('../../data/', import.meta.url)

const Quotes = z.strictObject({
  case: z.array(z.string()),
  asks: z.array(z.string()),
  offers: z.array(z.string()),
})
/** A line of `data/public-quotes/choices.jsonl`, whose README says what each list contains, the best first. */
const ChoiceLine = z.strictObject({ id: z.string(), first: Quotes, second: Quotes })
const Message = z.object({ name: z.string(), text: z.string() })
const PairLine = z.object({ id: z.string(), first: Message, second: Message })

/** The runs of words of one text, which of them someone chose, and what was chosen for each purpose. */
export type ChosenQuotes = {
  /** The pair's id: both of its texts are held out together. */
  author: string
  weight: 1
  runs: readonly Run[]
  chosen: (run: Run, kind: QuoteKind) => boolean
  choices: Readonly<Record<QuoteKind, readonly string[]>>
}

/** The choices and the texts in which they were made: what the model is trained on. */
export function readChoices(): { choice: z.infer<typeof ChoiceLine>; pair: z.infer<typeof PairLine> }[] {
  const pairs = new Map(linesOf(new URL('eval/pairs.jsonl', data), PairLine).map((pair) => [pair.id, pair]))
  return linesOf(new URL('public-quotes/choices.jsonl', data), ChoiceLine).map((choice) => {
    const pair = pairs.get(choice.id)
    if (!pair) throw new Error(`There is no pair ${choice.id}`)
    return { choice, pair }
  })
}

/** All texts with their runs of words. */
export const chosenQuotes = (choices: ReturnType<typeof readChoices>): ChosenQuotes[] =>
  choices.flatMap(({ choice, pair: { id, first, second } }) => {
    const [one, other] = [
      accountOf(first.text, { listener: second.name }),
      accountOf(second.text, { listener: first.name }),
    ]
    return [
      { account: one, other, choices: choice.first },
      { account: other, other: one, choices: choice.second },
    ].map(({ account, other, choices }): ChosenQuotes => {
      const plain = Object.fromEntries(QUOTE_KINDS.map((kind) => [kind, new Set(choices[kind].map(comparable))]))
      return {
        author: id,
        weight: 1,
        runs: placedParts(account, other).flatMap(runsIn),
        chosen: (run, kind) => plain[kind]?.has(comparable(textOf(run))) ?? false,
        choices,
      }
    })
  })

/** A quotation's words: case and punctuation don't matter. */
const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
