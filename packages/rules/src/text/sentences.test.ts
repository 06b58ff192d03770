import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

describe('the sentences of a text', () => {
  it.each([
    ['I could have said no. My sister was ill.', ['I could have said no. ', 'My sister was ill.']],
    ['It is No. 5 in the lane. Ring twice.', ['It is No. 5 in the lane. ', 'Ring twice.']],
    ['I sent Rs. 500 for it. Thanks.', ['I sent Rs. 500 for it. ', 'Thanks.']],
    ['Mr. Banks called at 7 a.m. and left.', ['Mr. Banks called at 7 a.m. and left.']],
    ['Wir sehen uns am 5. Mai im Hof.', ['Wir sehen uns am 5. Mai im Hof.']],
    ['No.\nFine.', ['No.\n', 'Fine.']],
  ])('end at full stops but not at abbreviations: %s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })
})
