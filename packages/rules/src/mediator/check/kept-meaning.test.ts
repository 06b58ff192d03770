import { describe, expect, it } from 'vitest'
import { addsPhrase } from './added-phrases.ts'
import { type Compared, compared } from './compared.ts'
import { swapsObjects } from './deed-objects.ts'
import { dropsRequest } from './dropped-requests.ts'
import { losesWord } from './kept-words.ts'
import { praises } from './praise.ts'
import { asksLess, softens } from './softening.ts'
import { swapsFacts, swapsOwners } from './swapped-facts.ts'
import { ADDED_PHRASES } from './testing/added-phrases.ts'
import { DROPPED_REQUESTS } from './testing/dropped-requests.ts'
import { KEPT_WORDS } from './testing/kept-words.ts'
import { ASKED_LESS, PRAISED, SOFTENED } from './testing/softened-statements.ts'
import { SWAPPED_FACTS, SWAPPED_OBJECTS } from './testing/swapped-facts.ts'

describe.each([
  ['loses a word that changes what a sentence says', losesWord, KEPT_WORDS],
  ['swaps facts', (answer: Compared) => swapsFacts(answer) || swapsOwners(answer), SWAPPED_FACTS],
  ['has the other person do it to the same object', swapsObjects, SWAPPED_OBJECTS],
  ['takes something back', softens, SOFTENED],
  ['turns a demand into a wish', asksLess, ASKED_LESS],
  ['praises for what the message complains about', praises, PRAISED],
  ['adds a phrase without a basis', addsPhrase, ADDED_PHRASES],
  ['drops one of several requests', dropsRequest, DROPPED_REQUESTS],
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
