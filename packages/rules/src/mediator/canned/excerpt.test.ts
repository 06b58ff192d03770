import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { excerptOf, leftOutOfExcerpt, SHORT } from './excerpt.ts'

const excerpt = (message: string, size?: Parameters<typeof excerptOf>[1]): string =>
  excerptOf(accountOf(message).sentences, size)

const GARDEN =
  'The garden is nice, and the roses along the wall were there before either of us moved into this street, as was the old pear tree by the gate, and the bench under it, and the low brick path that goes round behind the shed to the lane.'
const TALK =
  'There was talk in the shop, where everybody seems to know more about hedges than the two of us ever did in all of the time that we have lived here, and where I would rather not have been asked about it by three people in a row while I was only buying milk.'
const LONG = `You cut the hedge down to a metre on 4 May. ${GARDEN} I felt watched in my own kitchen all summer. ${TALK} Please plant it again before October. I’ll pay for half of the plants.`

describe('the excerpt of a message', () => {
  it('is the whole message if it is short', () => {
    const message = 'You rang at 6. I’m 84. Please ring later!'
    expect(excerpt(message)).toBe(message)
    expect(leftOutOfExcerpt(accountOf(message).sentences)).toBeUndefined()
  })

  it('keeps facts, feelings, requests and offers in their order, and marks what it leaves out', () => {
    expect(excerpt(LONG)).toBe(
      'You cut the hedge down to a metre on 4 May. … I felt watched in my own kitchen all summer. … Please plant it again before October. I’ll pay for half of the plants.',
    )
  })

  it('marks what it leaves out at the start and at the end', () => {
    expect(excerpt(`${GARDEN} ${LONG} ${TALK}`, SHORT)).toMatch(/^… .* …$/)
  })

  it('keeps the sentence that another one begins by referring to', () => {
    const message = `${LONG} I had a migraine on Wednesday. That part I’m sorry for.`
    expect(excerpt(message)).toContain('I had a migraine on Wednesday. That part I’m sorry for.')
  })

  it('says what matters most of the sentences that it leaves out', () => {
    expect(leftOutOfExcerpt(accountOf(LONG).sentences)?.text).toMatch(/^(?:The garden is nice|There was talk)/)
  })

  it('shortens a sentence that is too long for it', () => {
    const run = `you never told me about the party ${'and then the neighbours came round again to complain about it '.repeat(8)}`
    expect(excerpt(run)).toMatch(/ …$/)
    expect(excerpt(run).split(' ').length).toBeLessThan(60)
  })

  it('quotes nothing about despair', () => {
    expect(excerpt('You owe me £40, and I want to die. Please pay me.')).not.toContain('die')
  })

  it('is empty if there is nothing to quote', () => {
    expect(excerpt('🙃')).toBe('')
    expect(excerpt('Hi Jonas.')).toBe('')
  })
})
