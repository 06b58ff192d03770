import { expect, it } from 'vitest'
import { clausesIn } from '../clauses/clauses-in.ts'
import { sentencesIn } from '../sentences.ts'
import { tokensOf } from '../tokens.ts'
import { statesAction, withMainClause, withoutActions } from './actions.ts'

it.each([
  'and u pinky promised',
  'you just stopped turning up',
  "and you've never once brought so much as a bag of ice",
  'You plastered over a wet wall',
  'u made Amir show u his grades',
  'and you reckon you know nothing',
  'You took the van on Saturday',
  'but you never rang',
  "You didn't pay the deposit",
  'we agreed on May',
  'I lent you my drill',
  'you owe me for the tickets',
  'lol so u "forgot" to collect your own kid',
  'tash flew in from darwin with a newborn',
  'my son waited at the gate',
  'even your mum came',
  'you sent your nephew with a tube of caulk',
  'he taught you to drive in that ugly brown pickup',
  'my mum lent you her horrible old fondue set',
  'my brother covered for you with that awful foreman',
  'then you put it on the family chat',
  'you cut my hedge without asking',
  'you let him drive home',
  'you got drunk',
  'you got my brother into trouble',
])('an action is found in “%s”', (clause) => {
  expect(statesAction(tokensOf(clause))).toBe(true)
})

it.each([
  "You've poisoned every celebration this family has had",
  'and you sat there like a boiled egg somebody forgot to eat',
  'you behaved like a manager',
  'You have turned into your father',
  'you drain everyone around you',
  'you break everything you touch',
  'You had the nerve of a burglar',
  'you are a coward',
  'you could have rung',
  'You sold it as an idiot would',
  'your excuses bored me',
  "I've seen hyenas with better parenting",
  'even the dog walked out on you',
  'nobody came near your cooking',
  'you cut corners in everything',
  'you got a nerve',
  'you let people down for a living',
  'they made you a manager, you clown',
])('no action is found in “%s”', (clause) => {
  expect(statesAction(tokensOf(clause))).toBe(false)
})

const stays = (text: string, judgment: 'certain' | 'blatant'): string[] => {
  const [sentence = []] = sentencesIn(tokensOf(text))
  const hit = { from: 0, to: sentence.length, cut: 'words', reason: 'insult', isJudged: true } as const
  const cut = withoutActions(sentence, hit, () => judgment)
  return clausesIn(sentence)
    .filter(({ from, to }) => !cut.some((one) => one.from <= from && to <= one.to))
    .map(({ from, to }) => text.slice(sentence[from]?.start, sentence[to - 1]?.end))
}

it.each([
  ['You are a sieve, and you promised.', ['and you promised']],
  ["That fence wouldn't turn a hen, and nor would the lump that strung it.", ["That fence wouldn't turn a hen"]],
  ['You are a waster, Conor, and a sponge.', ['Conor']],
  ['You put it on the chat, like the brat you are.', ['You put it on the chat']],
  ['I saved you a seat, a good seat, like a fool.', ['I saved you a seat', 'a good seat', 'like a fool']],
])(
  'actions, names and descriptions of things stay even if the model judges the whole sentence an insult: %s',
  (text, kept) => {
    expect(stays(text, 'certain')).toEqual(kept)
  },
)

it('an action stays without the comparison after it, unless the comparison says how it was done', () => {
  const drove = 'You dropped them on the step and drove off'
  const [sentence = []] = sentencesIn(tokensOf(`${drove} like the Queen of Sheba late for a facial.`))
  const hit = { from: 0, to: sentence.length, cut: 'words', reason: 'insult', isJudged: true } as const
  const [cut] = withoutActions(sentence, hit, () => 'certain')
  expect(
    sentence
      .slice(0, cut?.from)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(drove)
  expect(stays('You spoke to me like a dog in the yard.', 'certain')).toEqual([])
})

it('a phrase that adds a detail to an action stays with it', () => {
  const text = 'You put it on the chat, with a photo, like the brat you are.'
  const [sentence = []] = sentencesIn(tokensOf(text))
  const hit = { from: 0, to: sentence.length, cut: 'words', reason: 'insult', isJudged: true } as const
  const cut = withoutActions(sentence, hit, (words) => (words[0]?.norm === 'like' ? 'blatant' : 'harmless'))
  expect(cut.map(({ from, to }) => text.slice(sentence[from]?.start, sentence[to - 1]?.end))).toEqual([
    'like the brat you are',
  ])
})

it('harmless clauses and phrases after an action stay with it', () => {
  const text = 'You promised Tia a ride, a real one, and what she got was you, asleep, you sieve.'
  const [sentence = []] = sentencesIn(tokensOf(text))
  const hit = { from: 0, to: sentence.length, cut: 'words', reason: 'insult', isJudged: true } as const
  const isHarmless = (word: string | undefined): boolean => word === 'and' || word === 'asleep'
  const cut = withoutActions(sentence, hit, ([first]) => (isHarmless(first?.norm) ? 'harmless' : 'certain'))
  expect(cut.map(({ from, to }) => text.slice(sentence[from]?.start, sentence[to - 1]?.end))).toEqual(['you sieve'])
})

it('an action is cut if its clause is judged “blatant”', () => {
  expect(stays('You are a sieve, and you crawled here.', 'blatant')).toEqual([])
})

it.each([
  ["There's an echo when you say sorry.", 'certain', "There's an echo when you say sorry."],
  ['The bins go out when you crawl out of bed.', 'harmless', 'when you crawl out of bed'],
  ['I hear an echo when you say sorry.', 'certain', 'when you say sorry'],
] as const)('a main clause is cut with its mocking condition only if it mocks as well: %s', (text, judgment, cut) => {
  const [sentence = []] = sentencesIn(tokensOf(text))
  const from = sentence.findIndex(({ norm }) => norm === 'when')
  const hit = { from, to: sentence.length - 1, cut: 'words', reason: 'insult', isJudged: true } as const
  const [found] = withMainClause(sentence, [hit], () => judgment)
  expect(text.slice(sentence[found?.from ?? 0]?.start, sentence[(found?.to ?? 1) - 1]?.end)).toBe(cut)
})
