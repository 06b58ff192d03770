import { type ReadPart, readParts } from '@squash/rules/mediator/canned/parts/read-parts'
import { describe, expect, it } from 'vitest'
import { type LabelledPart, readEvaluationParts, readLabelledParts } from './labelled-parts.ts'

describe('the model of parts', () => {
  // Splitting all texts into parts takes a third of a minute beside other tests.
  it('isn’t trained on the parts on which it is evaluated', { timeout: 60_000 }, () => {
    const trained = new Set(readLabelledParts().map(({ part }) => part))
    const measured = readEvaluationParts().filter(({ part }) => part.split(' ').length > 6)
    expect(measured.length).toBeGreaterThan(200)
    expect(measured.filter(({ part }) => trained.has(part))).toEqual([])
  })

  it('recognises most requests and offers of an author it isn’t trained on, and is rarely wrong', () => {
    const parts = textsOf(readEvaluationParts()).flatMap((text) => {
      const read = readParts(text.map(({ part }) => part))
      return text.map(({ kinds }, at) => ({ kinds, does: doneBy(read, at) }))
    })
    const proposals = parts.filter(({ kinds }) => kinds.includes('request') || kinds.includes('offer'))
    const found = parts.filter(({ does }) => does.includes('asks') || does.includes('offers'))
    const right = found.filter(({ kinds }) => kinds.includes('request') || kinds.includes('offer'))
    expect(right.length / proposals.length).toBeGreaterThan(0.7)
    expect(right.length / found.length).toBeGreaterThan(0.9)
  })
})

/** What the part of the sentence at this place does: joined parts do the same thing. */
const doneBy = (read: readonly ReadPart[], at: number): ReadPart['does'][] =>
  read.flatMap(({ sentence, does }) => (sentence === at ? [does] : []))

/** The parts of each text. */
function textsOf(parts: readonly LabelledPart[]): LabelledPart[][] {
  const texts: LabelledPart[][] = []
  for (const part of parts) {
    if (part.before === '') texts.push([])
    texts.at(-1)?.push(part)
  }
  return texts
}
