import { expect, it } from 'vitest'
import { isEnglish } from '../../canned/english.ts'
import { sentencesIn } from '../sentences.ts'
import { tokensOf } from '../tokens.ts'
import { BARBS, foreignLeftOutHits, leftOutHits } from './barbs.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'

const found = (text: string) => sentencesIn(tokensOf(text)).flatMap(isEnglish(text) ? leftOutHits : foreignLeftOutHits)

it.each([...BARBS, ...OTHER_LANGUAGES].flatMap(({ name, examples }) => examples.map((example) => ({ name, example }))))(
  'the barb “$name” is found in “$example”',
  ({ example }) => {
    expect(found(example)).not.toEqual([])
  },
)

it.each([...BARBS, ...OTHER_LANGUAGES].flatMap(({ harmless }) => harmless))('no barb is found in “%s”', (text) => {
  expect(found(text)).toEqual([])
})
