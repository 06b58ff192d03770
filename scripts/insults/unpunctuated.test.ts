import { expect, it } from 'vitest'
import { unpunctuated } from './unpunctuated.ts'

it('a text loses its marks and capitals, and keeps where its sentences begin', () => {
  const { norms, starts } = unpunctuated("You're late, Ben. Call me by 5.30! The rent is due.") ?? {
    norms: [],
    starts: new Set(),
  }
  expect(norms.slice(0, 3)).toEqual(['you', 'are', 'late'])
  expect([...starts].map((at) => norms[Number(at)])).toEqual(['call', 'the'])
})

it.each(['The rent is due.', 'She said "Go." Call me.', 'The rent (£40!) is due. Call me.'])(
  'a text with one sentence, quotations or brackets teaches nothing: %s',
  (text) => {
    expect(unpunctuated(text)).toBeNull()
  },
)
