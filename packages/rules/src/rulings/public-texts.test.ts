import { describe, expect, it } from 'vitest'
import { type NamedParty, publicTexts } from './public-texts.ts'

const maya: NamedParty = { first: ['Maya'], last: ['Okafor'], username: ['maya_okafor'], shown: true }
const jonas: NamedParty = { first: ['Jonas'], last: ['Weber'], username: ['jonas_weber'], shown: false }
const texts = {
  title: 'Maya Okafor vs. Jonas Weber',
  summary: 'Jonas owes Maya a sponge; call 555-123-4567.',
  ruling: 'Let Jonas_Weber wash, and Maya dry, at 12 Oak Street.',
}

describe('what everybody may read of a ruling', () => {
  it('names who shows their name, by the first name alone, and nobody else', () => {
    expect(publicTexts(texts, [maya, jonas])).toEqual({
      title: 'Maya [name] vs. [name]',
      summary: '[name] owes Maya a sponge; call [phone].',
      ruling: 'Let [name] wash, and Maya dry, at [address].',
    })
  })

  it('follows their choices', () => {
    expect(publicTexts(texts, [maya, { ...jonas, shown: true }]).summary).toBe(
      'Jonas owes Maya a sponge; call [phone].',
    )
    expect(publicTexts(texts, [{ ...maya, shown: false }, jonas]).title).toBe('[name] vs. [name]')
  })

  it('hides every name that somebody has had', () => {
    const renamed = { ...jonas, first: ['Jonas', 'Joe'] }
    expect(publicTexts({ ...texts, title: 'Joe was Jonas' }, [maya, renamed]).title).toBe('[name] was [name]')
  })
})
