import { describe, expect, it } from 'vitest'
import { readWordClasses } from '../../../classifier/word-classes.ts'
import { translateWithoutModel } from '../../canned/translate.ts'
import { checkAnswer } from '../../check/check-answer.ts'
import { receiptFor } from '../../receipt/receipt-for.ts'
import { sentencesIn } from '../sentences.ts'
import { tokensOf } from '../tokens.ts'
import { clausesIn } from './clauses-in.ts'
import { clauseCardOf, clauseModelFrom } from './encode.ts'
import { clauseFeatures } from './features.ts'
import { mustStayIn } from './must-stay.ts'
import { type TrainingClause, trainClauseModel } from './train.ts'

const INSULTS = [
  'you could get lost in a wardrobe',
  'you could trip over a carpet',
  'you could drown in a teacup',
  'you could burn a salad',
]
const HARMLESS = [
  'you have the keys of my flat',
  'you left the gate open again',
  'the music was loud all night',
  'you forgot the shopping',
  'you have the bigger room',
  'we agreed on a rota in May',
]

const clauses = ['maya', 'ravi', 'zoe'].flatMap((author) => {
  const labelled =
    (insults: boolean) =>
    (text: string): TrainingClause => ({
      clause: tokensOf(text),
      insults,
      language: 'english',
      author,
      weight: 1,
      signs: [],
      message: { length: text.length, found: [] },
    })
  return [...INSULTS.map(labelled(true)), ...HARMLESS.map(labelled(false))]
})
const words = readWordClasses('0 carpet wardrobe\n0 teacup brick\n1 salad')
const train = () => trainClauseModel(clauses, words, 3).model
/** The thresholds are set by hand, because there are too few examples to derive them. */
const model = {
  ...train(),
  english: { ...train().english, blatant: 1, certain: 0.99, sure: 0.6, doubtful: 0.3, possible: 0.3 },
}

const calm = (message: string) => translateWithoutModel({ message }, model)

/** A sentence that may insult but has to stay, so that it isn't the only one in doubt. */
const DOUBTED = 'I have never said you could get lost in a wardrobe.'
function calmBesideDoubt(message: string): string {
  const { text, note } = calm(`${DOUBTED} ${message}`)
  expect(note).toBeNull()
  return text.replace(DOUBTED, '').trim()
}

describe('a clause that no pattern recognises', () => {
  const message = 'The rent was due on Friday. You could get lost in a teacup. Please send me the 40 euros.'

  it('is left out if the model is sure that it insults, and struck through for its author', () => {
    expect(translateWithoutModel({ message }).text).toBe(message)
    const text = calmBesideDoubt(message)
    expect(text).toBe('The rent was due on Friday. Please send me the 40 euros.')
    expect(receiptFor(message, text, model)).toMatchObject({
      left_out: [{ reason: 'insult', text: 'You could get lost in a teacup.' }],
      missing: [],
    })
  })

  it('stays, with a note, if nothing else in the message may insult, unless it is judged “blatant”', () => {
    expect(calm(message)).toEqual({ text: message, note: 'as_typed' })
    const harsh = { ...model, english: { ...model.english, blatant: 0.99 } }
    expect(translateWithoutModel({ message }, harsh).text).not.toContain('teacup')
  })

  it.each([
    ['The rent was due, you could get lost in a wardrobe.', 'The rent was due.'],
    ['You could get lost in a wardrobe, and you left the gate open again.', 'You left the gate open again.'],
    ["You could get lost in a wardrobe, and mam's left the gate open again.", "Mam's left the gate open again."],
    ['You could get lost in a wardrobe, please send me the keys.', 'Please send me the keys.'],
    ['You could get lost in a wardrobe because you have the bigger room.', 'You have the bigger room.'],
    ['You could get lost in a wardrobe, Ravi.', 'Ravi.'],
    ['Ravi (you could get lost in a wardrobe) left the oven on.', 'Ravi left the oven on.'],
    ['Ravi beta, you could get lost in a wardrobe? The rent is due.', 'Ravi beta, the rent is due.'],
    ['Right Ravi, you could get lost in a wardrobe.', 'Right Ravi.'],
    ['You idiot, you could get lost in a wardrobe.', ''],
  ])('is cut from its sentence if the rest is a sentence: %s', (typed, expected) => {
    expect(calmBesideDoubt(typed)).toBe(expected)
  })

  it('is cut with the insult before it, and nothing is left', () => {
    expect(calm('You idiot, you could get lost in a wardrobe.')).toEqual({ text: '', note: 'nothing_left' })
  })

  it.each([
    'You could get lost in a wardrobe since Monday.',
    'You could get lost in a wardrobe for 40 euros.',
    'He said that you could get lost in a wardrobe.',
    'You could get lost in a wardrobe, telling Maya I kept the keys.',
    'If the 40 euros are late, you could get lost in a wardrobe.',
    'You could get lost in a wardrobe, which we agreed on.',
    'Please send me the keys until you could get lost in a wardrobe.',
    'Anyone could get lost in our wardrobe.',
    'I also need to know how you could get lost in a wardrobe.',
    'I have asked you how you could get lost in a wardrobe.',
    'Could you get lost in a wardrobe or not?',
    'Why do I always have to tell you that you could get lost in a wardrobe?',
    'I have never said you could get lost in a wardrobe.',
    "I'm not saying you did it, but you could get lost in a wardrobe.",
    'I trusted that you could get lost in a wardrobe.',
    'With two wheels and no lights it could get lost in a wardrobe.',
    `You could get lost in a wardrobe${' and trip over a carpet and get lost in a teacup'.repeat(3)}.`,
  ])('stays, with a note, if it says more than an insult or its sentence needs it: %s', (typed) => {
    expect(calm(typed)).toEqual({ text: typed, note: 'as_typed' })
  })

  it.each([
    ['You have taken zero.', true],
    ['You are a zero.', false],
    ['You are the boss, act like it.', true],
    ['You are a boss.', false],
    ['Are you even happy with me?', true],
    ['Were you ill or away?', true],
    ['Who ate my snacks?', true],
    ['Who does that like you?', false],
    ["Your comment is 'tighten'.", true],
    ['A wrapper in the box.', true],
    ['Are you even listening with that head?', false],
  ])(
    'is kept at “certain” only if it says how often something was done, names a duty or asks a serious question: %s → %s',
    (typed, stays) => {
      expect(mustStayIn(tokensOf(typed), 'english')({ from: 0, to: 4 }, 'certain')).toBe(stays)
    },
  )

  it.each([
    ['GIVE ME THE KEYS. He said that you could get lost in a wardrobe.', 'may_hurt'],
    ['He said that you could get lost in a wardrobe!!!', 'may_hurt'],
    ['GIVE ME THE KEYS. You left the gate open again.', null],
    ['You idiot! He said that you could get lost in a wardrobe.', null],
    ['🖕 He said that you could get lost in a wardrobe.', null],
  ])('gets the note “may_hurt” only if it stays and nothing but shouting was toned down: %s → %s', (typed, note) => {
    expect(calm(typed)).toMatchObject({ note })
  })

  it('is cut in another language only with its whole sentence, if that is short or ends with a full stop', () => {
    const eager = { ...model, other: { ...model.other, blatant: 0, certain: 0, sure: 0, doubtful: 0 } }
    const judged = (typed: string) => translateWithoutModel({ message: typed }, eager).text
    const [insult, rest] = ['dein Schrank ist klüger als dein Kopf', 'und dann postest du Fotos']
    expect(judged(`${insult}.`)).toBe('')
    expect(judged(insult)).toBe('')
    expect(judged(`${insult} ${rest}`)).toBe(`${insult} ${rest}`)
  })

  it('is marked for its author if it stays, even if another insult was left out', () => {
    const typed = 'You idiot! He said that you could get lost in a wardrobe. The rent was due on Friday.'
    const { text } = calm(typed)
    expect(text).toBe('He said that you could get lost in a wardrobe. The rent was due on Friday.')
    const { doubtful } = receiptFor(typed, text, model)
    expect(doubtful).toEqual([{ text: 'He said that you could get lost in a wardrobe', start: 0, end: 45 }])
    expect(receiptFor(typed, text).doubtful).toEqual([])
  })

  it('stays in a message without other insults unless the model is sure of it', () => {
    const sure = { ...model, english: { ...model.english, certain: 1, sure: 1 } }
    const clause = 'You could get lost in a wardrobe.'
    const judged = (typed: string) => translateWithoutModel({ message: typed }, sure)
    expect(judged(`The rent was due. ${clause}`)).toMatchObject({ note: 'as_typed' })
    expect(judged(`You idiot! The rent was due. ${clause}`)).toEqual({ text: 'The rent was due.', note: null })
  })

  it('stays in a message without other insults if it doesn’t address the reader and isn’t judged “certain”', () => {
    const clause = 'Anyone like that could get lost in a wardrobe.'
    const judged = (typed: string, certain: number) =>
      translateWithoutModel({ message: typed }, { ...model, english: { ...model.english, certain } })
    const message = `The rent was due on Friday. ${clause}`
    expect(judged(message, 1)).toEqual({ text: message, note: 'as_typed' })
    expect(judged(message, 0.6)).toEqual({ text: 'The rent was due on Friday.', note: null })
    expect(judged(`You idiot! ${message}`, 1)).toEqual({ text: 'The rent was due on Friday.', note: null })
  })

  it.each(['I could get lost in a wardrobe.', 'They could get lost in a wardrobe.'])(
    'stays next to an insult if it isn’t about the reader: %s',
    (clause) => {
      expect(calm(`You idiot! ${clause}`)).toEqual({ text: clause, note: null })
    },
  )

  it.each([
    ['They could get lost in your wardrobe.', 1, 'They could get lost in your wardrobe.'],
    ['They could get lost in your wardrobe.', 0.5, ''],
    ['You could get lost in a wardrobe.', 1, ''],
    // Two words
    ['lost wardrobe.', 1, 'lost wardrobe.'],
    ['lost wardrobe.', 0.5, ''],
    ['lost wardrobe, Ravi.', 0.5, 'lost wardrobe, Ravi.'],
    ['Madam you could get lost in a wardrobe.', 1, ''],
  ])(
    'needs a harsher judgment to be cut next to an insult if it is short or about someone else: %s (%d)',
    (clause, certain, text) => {
      const strict = { ...model, english: { ...model.english, certain } }
      expect(translateWithoutModel({ message: `You idiot! ${clause}` }, strict).text).toBe(text)
    },
  )

  it('is cut from the end of a request only if it is judged “blatant”', () => {
    const strict = { ...model, english: { ...model.english, blatant: 0.6 } }
    const message = 'You idiot! Ring her tonight, you could get lost in a wardrobe.'
    expect(translateWithoutModel({ message }, strict).text).toBe('Ring her tonight.')
    expect(calm(message).text).toBe('Ring her tonight, you could get lost in a wardrobe.')
  })

  it('stays if it has two words and the message has no other insult', () => {
    const eager = { ...model, english: { ...model.english, certain: 0.5 } }
    expect(translateWithoutModel({ message: 'lost wardrobe.' }, eager).text).toBe('lost wardrobe.')
  })

  it('is cut after a phrase with “not” that names a time', () => {
    expect(calm('You idiot! Not at noon, you could get lost in a wardrobe.').text).toBe('Not at noon.')
  })

  it('is cut with the subordinate clause that depends on it', () => {
    const sure = { ...model, english: { ...model.english, certain: 0.6 } }
    const message = 'You idiot! The rent was due. You could get lost in a wardrobe when they close it.'
    expect(translateWithoutModel({ message }, sure).text).toBe('The rent was due.')
  })

  it.each([
    ['We agreed on a rota in May, and you’re a smug, could get lost in a wardrobe.', 'We agreed on a rota in May.'],
    ['You left the gate open again like a smug, could drown in a teacup.', 'You left the gate open again.'],
  ])('is cut with the adjectives before it: %s', (message, expected) => {
    expect(calm(`You could get lost in a teacup. ${message}`).text).toBe(expected)
  })

  it.each(['You left the gate open again.', 'The music was loud.', 'You have the keys.'])(
    'stays if it is harmless: %s',
    (typed) => {
      expect(calm(typed)).toEqual({ text: typed, note: null })
    },
  )
})

it('a clause judged “blatant” makes a language model’s answer fail the check', () => {
  const source = 'The rent was due on Friday. You could get lost in a wardrobe.'
  const blatant = { ...model, english: { ...model.english, blatant: 0.6 } }
  expect(checkAnswer({ source, answer: source }).failed).toEqual([])
  expect(checkAnswer({ source, answer: source, clauses: blatant }).failed).toEqual(['no_insult'])
})

it('a figure in a clause that may insult can be missing from a language model’s answer', () => {
  const source = 'The rent was due on Friday. Some could get lost in a wardrobe built in 1957.'
  const answer = 'The rent was due on Friday.'
  expect(checkAnswer({ source, answer }).failed).toContain('facts_kept')
  expect(checkAnswer({ source, answer, clauses: model }).failed).not.toContain('facts_kept')
})

it('an order that may insult can be missing from a language model’s answer', () => {
  const source = 'The rent was due on Friday. Find someone who could trip over a carpet.'
  const answer = 'The rent was due on Friday.'
  expect(checkAnswer({ source, answer }).failed).toContain('requests_kept')
  expect(checkAnswer({ source, answer, clauses: model }).failed).not.toContain('requests_kept')
})

describe('the model of insulting clauses', () => {
  it('is identical whenever it is trained on the same clauses', () => {
    expect(train()).toEqual(train())
  })

  it('survives a round trip through its stored bytes and card', () => {
    expect(clauseModelFrom(clauseCardOf(model, 'hash'), model.head.weights, words)).toEqual(model)
  })

  it('refuses weights of the wrong size', () => {
    expect(() => clauseModelFrom(clauseCardOf(model, 'hash'), new Int8Array(3), words)).toThrow('npm run train:insults')
  })
})

describe('the features of a clause', () => {
  const shared = (one: string, other: string): number => {
    const known = new Set(clauseFeatures(tokensOf(one), words))
    return clauseFeatures(tokensOf(other), words).filter((feature) => known.has(feature)).length
  }

  it('are shared by two figurative insults with the same structure', () => {
    const insult = 'you could lose a staring match with a brick'
    expect(shared(insult, 'you could fail a driving test on a tricycle')).toBeGreaterThan(
      shared(insult, 'the boiler has been making noises since the new part came'),
    )
  })

  it('are shared by two figurative insults with similar things', () => {
    const insult = 'you snore like a wardrobe'
    expect(shared(insult, 'you snore like a carpet')).toBeGreaterThan(shared(insult, 'you snore like a lizard'))
  })

  it('ignore the words of a quotation', () => {
    expect(clauseFeatures(tokensOf('you said "you are a sock" to me'), words)).toEqual(
      clauseFeatures(tokensOf('you said "we leave at noon" to me'), words),
    )
  })
})

it.each([
  ['You left, and I waited.', ['You left', 'and I waited']],
  ['Pay me because you promised', ['Pay me', 'because you promised']],
  ['bread and butter', ['bread and butter']],
  ['You live there and now you want mine', ['You live there', 'and now you want mine']],
  ['You lied and your brother is late', ['You lied', 'and your brother is late']],
  ['You and your brother, as agreed', ['You and your brother', 'as agreed']],
  ['He left since we were late', ['He left since we were late']],
  ['You came in like you own it', ['You came in', 'like you own it']],
  ['It looks like you own it', ['It looks like you own it']],
])('“%s” is split into clauses at punctuation and before conjunctions with a subject', (text, expected) => {
  const [sentence = []] = sentencesIn(tokensOf(text))
  const words = clausesIn(sentence).map(({ from, to }) => sentence.slice(from, to).map(({ word }) => word))
  expect(words.map((clause) => clause.join(' '))).toEqual(expected)
})
