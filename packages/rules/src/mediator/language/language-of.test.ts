import { describe, expect, it } from 'vitest'
import { languageOf } from './language-of.ts'

describe('the language of a message', () => {
  it.each([
    ['en', 'u havnt answered my txts for 4 days, r u coming on the 12th'],
    ['en', 'Kindly do the needful and refund the deposit, sir.'],
    ['de', 'Du hörst mir nie zu, das macht mich wütend.'],
    ['es', 'Nunca me avisaste de que venía tu hermano.'],
    ['fr', 'Tu as encore garé ta voiture devant mon garage.'],
    ['pt', 'Você nunca me disse que não viria ontem.'],
    ['ja', 'あなたはいつも遅れる'],
    ['ar', 'أنت لا تسمعني أبداً'],
  ])('is %s for %s', (language, text) => {
    expect(languageOf(text)).toBe(language)
  })

  it.each(['', 'ok', 'no!!', '😡😡😡', '12345'])('is null for %j, which is too short to tell', (text) => {
    expect(languageOf(text)).toBeNull()
  })
})
