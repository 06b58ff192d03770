import { describe, expect, it } from 'vitest'
import { type Compared, compared } from './compared.ts'
import { swapsDoers } from './doers.ts'
import { dropsCondition, dropsStatement } from './left-out.ts'
import { turnsPolarity } from './polarity.ts'
import { DOERS, LEFT_OUT, POLARITY, UNFOUNDED } from './testing/changed-statements.ts'
import { assertsUnfounded } from './unfounded.ts'

describe.each([
  [
    'turns a statement into its opposite',
    ({ plainSource, plainText }: Compared) => turnsPolarity(plainSource, plainText),
    POLARITY,
  ],
  ['leaves out a statement', dropsStatement, LEFT_OUT],
  ['asserts what has no basis in the message', assertsUnfounded, UNFOUNDED],
  ['has somebody else do it', swapsDoers, DOERS],
] as const)('an answer that %s', (_what, isChanged, { fails, passes }) => {
  it.each(fails)('is found: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer))).toBe(true)
  })

  it.each(passes)('is not seen in a faithful answer: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer))).toBe(false)
  })

  it('has at least twelve examples of each kind', () => {
    expect(fails.length).toBeGreaterThanOrEqual(12)
    expect(passes.length).toBeGreaterThanOrEqual(12)
  })
})

describe('a condition that the author sets', () => {
  it.each([
    [
      "You can come if you're sober and if you don't bring Lorraine.",
      "You can come if you don't bring Lorraine.",
      true,
    ],
    ["You can come if you're sober.", "You're welcome as long as you are sober.", false],
    ["You wouldn't know a chord if it bit you.", 'Please add my name.', false],
  ])('in %s → %s is missing: %s', (source, answer, isMissing) => {
    expect(dropsCondition(compared(source, answer))).toBe(isMissing)
  })
})
