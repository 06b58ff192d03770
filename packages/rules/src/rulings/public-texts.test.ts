import { describe, expect, it } from 'vitest'
import { type NamedParty, publicTexts, withoutQuotations } from './public-texts.ts'

const maya: NamedParty = { first: ['Maya'], last: ['Okafor'], username: ['maya_okafor'], shown: true }
const jonas: NamedParty = { first: ['Jonas'], last: ['Weber'], username: ['jonas_weber'], shown: false }
const texts = {
  title: 'Maya Okafor vs. Jonas Weber',
  summary: 'Jonas owes Maya a sponge; call 555-123-4567.',
  ruling: 'Let Jonas_Weber wash, and Maya dry, at 12 Oak Street.',
  user1_point: 'Maya asked Jonas three times.',
  user2_point: null,
}

describe('the public texts of a ruling', () => {
  it('name only people who show their name, by first name', () => {
    expect(publicTexts(texts, [maya, jonas])).toEqual({
      title: 'Maya [name] vs. [name]',
      summary: '[name] owes Maya a sponge; call [phone].',
      ruling: 'Let [name] wash, and Maya dry, at [address].',
      user1_point: 'Maya asked [name] three times.',
      user2_point: null,
    })
  })

  it('follow the choices of both parties', () => {
    expect(publicTexts(texts, [maya, { ...jonas, shown: true }]).summary).toBe(
      'Jonas owes Maya a sponge; call [phone].',
    )
    expect(publicTexts(texts, [{ ...maya, shown: false }, jonas]).title).toBe('[name] vs. [name]')
  })

  it('mask every name a person has ever had', () => {
    const renamed = { ...jonas, first: ['Jonas', 'Joe'] }
    expect(publicTexts({ ...texts, title: 'Joe was Jonas' }, [maya, renamed]).title).toBe('[name] was [name]')
  })
})

describe('a public ruling of an erased party', () => {
  const theirs = ['I come home at 7 to a full sink. Write to maya@example.com.']
  const texts = {
    title: 'Dishes',
    summary: 'A draw.',
    ruling: 'One side told the court: “I come home at 7”. The other told it: “My shift ends at midnight”.',
    user1_point: null,
    user2_point: 'Nobody answered “Write to [email]”.',
  }

  it('no longer quotes them, even in masked form, and is otherwise unchanged', () => {
    expect(withoutQuotations(texts, theirs, ['Maya'])).toEqual({
      ...texts,
      ruling: 'One side told the court: “[deleted]”. The other told it: “My shift ends at midnight”.',
      user2_point: 'Nobody answered “[deleted]”.',
    })
  })
})
