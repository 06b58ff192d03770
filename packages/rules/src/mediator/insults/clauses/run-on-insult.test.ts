import { describe, expect, it } from 'vitest'
import { type Token, tokensOf } from '../tokens.ts'
import { runOnInsult } from './run-on-insult.ts'

/**
 * Cuts with a fake model, which judges words to be an insult if all of them are in brackets: the more of them, the
 * likelier.
 */
function cutFrom(marked: string, keeps = ''): string | null {
  const [before = '', insult = '', after = ''] = marked.split(/ ?[[\]] ?/)
  const insulting = new Set(insult.split(' '))
  const likely = (words: readonly Token[]): number =>
    words.every(({ word }) => word.split(' ').every((one) => insulting.has(one))) ? words.length / insulting.size : 0
  const text = [before, insult, after].filter((part) => part !== '').join(' ')
  const tokens = tokensOf(text)
  const wordsIn = ({ from, to }: { from: number; to: number }): string =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  const clause = runOnInsult(tokens, {
    judge: (words) => (likely(words) > 0.5 ? 'certain' : 'harmless'),
    likely,
    keeps: (one) => keeps !== '' && wordsIn(one).includes(keeps),
  })
  return clause && wordsIn(clause)
}

describe('an insult in a message without punctuation', () => {
  it.each([
    'the bin is full [is there anything in that head besides football] go first thing tomorrow',
    'we waited two hours for the van [head like a dropped pie]',
    '[jumped up little hitler with a clipboard] when is the next meeting on the estate',
    'he was left at the gate at four [your a joke of a dad always have been] are you having him saturday',
    'i paid the deposit on friday [that boy you sent could not find his own feet] i want it fixed',
  ])('is found between the statements before and after it: %s', (marked) => {
    expect(cutFrom(marked)).toBe(/\[(.*)\]/.exec(marked)?.[1])
  })

  it.each([
    ['nobody knows where the rest of the money [of that big dropped pie] went last month', 'the clause is unfinished'],
    [
      'every time i ask about the deposit [you cry like a dropped pie] about your childhood',
      'the first part depends on it',
    ],
    ['we sat there all night with a low [and disgusting dropped pie] in the oven again', 'it is within a list'],
    ['i sat there all night on my own feeling [like a big dropped pie]', 'it is about the author'],
    ['i was at work all day when she gave him [a big dropped pie]', 'it was given to someone'],
    ['you owe me 240 for the concert and last week [you got soaked]', 'it says what happened then'],
    ['[head like a dropped pie that boy]', 'nothing else is left'],
    ["your behaviour in yesterday's meeting [was most like a dropped pie]", 'its subject would be left alone'],
    ['the way you treat the new [boy like a dropped pie] in front of us', 'it begins within a phrase'],
  ])('stays if its sentence would break: %s (%s)', (marked) => {
    expect(cutFrom(marked)).toBe(null)
  })

  it('ends before an order', () => {
    expect(cutFrom('i covered for you on monday [head like a dropped pie delete the picture] now')).toBe(
      'head like a dropped pie',
    )
  })

  it('stays if it contains something that must be kept', () => {
    const marked = 'i covered for you on monday [head like a dropped pie] send me the rest'
    expect(cutFrom(marked)).toBe('head like a dropped pie')
    expect(cutFrom(marked, 'dropped')).toBe(null)
  })
})
