import type { Receipt } from '@squash/contract/receipt'
import { counterpartOf } from '../facts/counterpart.ts'
import { factsIn } from '../facts/facts-in.ts'
import { insultsIn } from '../insults/insults-in.ts'
import { requestCounterparts } from '../requests/counterparts.ts'
import { requestsIn } from '../requests/requests-in.ts'

/**
 * What became of a message: which facts and requests the shown text keeps, which words were left out and why, and what is
 * missing. The same for a text by the model, a canned one and an author's own edit.
 * @param source what the author typed
 * @param shown what the other person will read
 */
export function receiptFor(source: string, shown: string): Receipt {
  const receipt: Receipt = { kept: [], left_out: [], missing: [] }
  const shownFacts = factsIn(shown)
  for (const { kind, text, start, end, ...fact } of factsIn(source)) {
    const there = counterpartOf({ kind, text, start, end, ...fact }, shownFacts, shown)
    if (there) receipt.kept.push({ kind, text: there.text, start: there.start, end: there.end })
    else receipt.missing.push({ kind, text, start, end })
  }
  const requests = requestsIn(source)
  for (const [index, there] of requestCounterparts(requests, shown).entries()) {
    const request = requests[index]
    if (there) receipt.kept.push({ kind: 'request', text: there.text, start: there.start, end: there.end })
    else if (request)
      receipt.missing.push({ kind: 'request', text: request.text, start: request.start, end: request.end })
  }
  for (const { text, start, end, reason } of insultsIn(source)) {
    if (!stillSays(shown, text)) receipt.left_out.push({ reason, text, start, end })
  }
  receipt.kept.sort((one, other) => one.start - other.start)
  return receipt
}

/** What was shouted counts as left out once it is said quietly. */
const stillSays = (shown: string, text: string): boolean => shown.includes(text)
