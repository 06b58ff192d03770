import { describe, expect, it } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { KINDS_OF_ADDITIONS_AND_LOSSES } from './testing/kinds-of-additions-and-losses.ts'
import { KINDS_OF_DOERS_AND_REQUESTS } from './testing/kinds-of-doers-and-requests.ts'
import { KINDS_OF_EVIDENCE } from './testing/kinds-of-evidence.ts'
import { KINDS_OF_NEEDS } from './testing/kinds-of-needs.ts'
import { KINDS_OF_POLITE_DEFECTS } from './testing/kinds-of-polite-defects.ts'
import { KINDS_OF_REASONS_AND_EVENTS } from './testing/kinds-of-reasons-and-events.ts'
import { KINDS_OF_REMARKS } from './testing/kinds-of-remarks.ts'
import { KINDS_OF_RESTATEMENTS } from './testing/kinds-of-restatements.ts'
import { KINDS_OF_STATEMENTS } from './testing/kinds-of-statements.ts'
import { ANSWERS_WITH_A_DEFECT, GOOD_ANSWERS } from './testing/whole-messages.ts'

describe.each([
  ...KINDS_OF_STATEMENTS,
  ...KINDS_OF_REASONS_AND_EVENTS,
  ...KINDS_OF_DOERS_AND_REQUESTS,
  ...KINDS_OF_RESTATEMENTS,
  ...KINDS_OF_ADDITIONS_AND_LOSSES,
  ...KINDS_OF_POLITE_DEFECTS,
  ...KINDS_OF_EVIDENCE,
  ...KINDS_OF_NEEDS,
  ...KINDS_OF_REMARKS,
])('the checks on $what', ({ passes, fails }) => {
  it.each(passes)('accept: %s → %s', (source, answer) => {
    expect(checkAnswer({ source, answer }).failed).toEqual([])
  })

  it.each(fails)('reject: %s → %s (%s)', (source, answer, failed) => {
    expect(checkAnswer({ source, answer }).failed).toContain(failed)
  })
})

describe('an answer to a whole message', () => {
  it.each(GOOD_ANSWERS)('is accepted if nothing is lost or added: %s → %s', (source, answer) => {
    expect(checkAnswer({ source, answer }).failed).toEqual([])
  })

  it.each(ANSWERS_WITH_A_DEFECT)('is rejected for a single defect: %s → %s (%s)', (source, answer, failed) => {
    expect(checkAnswer({ source, answer }).failed).toContain(failed)
  })
})
