import { counterpartOf } from '../facts/counterpart.ts'
import { type Compared, isInsulted } from './compared.ts'

/** Every amount, number, date, time, name and quotation of the message stands in the answer, except within an insult. */
export function keepsFacts(answer: Compared): boolean {
  return answer.sourceFacts.every(
    (fact) =>
      counterpartOf(fact, answer.facts, answer.text) !== null ||
      (fact.kind !== 'quotation' && isInsulted(answer, fact)),
  )
}
