import { expect, it } from 'vitest'
import { tokensOf } from '../mediator/insults/tokens.ts'
import { plainWords } from '../quests/judge/plain-words.ts'
import { plainText } from '../safety/reading/read.ts'
import { withoutLookAlikes, withoutSigns } from './disguise.ts'

it.each([
  ['$lut', 'slut', 'slut'],
  ['k1ll', 'kill', 'klll'],
  ['ki||', 'kiii', 'kill'],
  ['b!+ch', 'bitch', 'bitch'],
])('%s is read as %s or %s', (disguised, withI, withL) => {
  expect([withoutSigns(disguised, 'i'), withoutSigns(disguised, 'l')]).toEqual([withI, withL])
})

it('mixed-alphabet words are read in Latin letters, and foreign words stay unchanged', () => {
  expect(withoutLookAlikes('you idiоt, дом')).toBe('you idiot, дом')
})

it('the safety check, the insult search and the quest rubric read a disguise the same way', () => {
  const text = 'you whоre'
  expect(plainText(text)).toContain('whore')
  expect(plainWords(text)).toContain('whore')
  expect(tokensOf(text).at(-1)?.norm).toBe('S')
})
