import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatsPrivateText } from '../../privacy/leak.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { accountOf } from './account.ts'
import { commitmentsFor } from './commitments.ts'
import { cannedReflection } from './reflection.ts'
import { cannedRehash, cannedResolution } from './resolution.ts'
import { cannedRuling } from './ruling.ts'

const conflict = {
  title: 'The $120 for the kitchen',
  user1: "I feel that the money for the kitchen isn't shared fairly. You owe me $120. Please pay me back by Friday.",
  user2: 'I paid for the cleaning twice, and I feel ignored. Can we make a list of who pays what?',
}
const count = (text: string): number => sentencesOf(text).filter((sentence) => sentence.trim() !== '').length
const anyConflict = fc.record({
  title: fc.string(),
  user1: fc.string({ unit: 'binary' }),
  user2: fc.lorem({ mode: 'sentences', maxCount: 5 }),
})

const names = { user1: 'Maya', user2: 'Jonas' }
/** The same conflict with the two sides swapped. */
const swapped = { ...conflict, user1: conflict.user2, user2: conflict.user1, names: { user1: 'Jonas', user2: 'Maya' } }

describe('canned texts after messages about despair', () => {
  it.each([
    'I want to die.',
    'Some days I think about killing myself.',
    "I can't go on like this.",
    'I hate myself for it.',
    'You would all be better off without me.',
  ])('never quote “%s”', (sentence) => {
    const task = { ...conflict, names, user1: `${sentence} You owe me $120. Please pay me back by Friday.` }
    const first = cannedResolution(task)
    const ruling = cannedRuling({ ...task, ...first, reflection: '' })
    const answered = commitmentsFor({ ...task, user1: task.user2, user2: task.user1 })
    const texts = [first, cannedRehash({ ...task, ...first }), answered, ruling]
    expect(JSON.stringify(texts)).not.toContain(sentence.slice(0, -1))
  })

  it('say neutrally that things are hard for a user who wrote about nothing else', () => {
    const task = { ...conflict, names, user1: 'I want to die. I can’t go on.' }
    expect(cannedResolution(task).summary).toContain('Maya says how hard this is.')
  })
})

describe('the canned summary and suggestion', () => {
  it('name both parties, and quote short messages whole', () => {
    expect(cannedResolution({ ...conflict, names })).toEqual({
      summary:
        "Maya says: “I feel that the money for the kitchen isn't shared fairly. You owe me $120. Please pay me back by Friday.”\n\nJonas says: “I paid for the cleaning twice, and I feel ignored. Can we make a list of who pays what?”",
      suggestion:
        'Maya, what do you say to Jonas’s “Can we make a list of who pays what?” Jonas, what do you say to Maya’s “Please pay me back by Friday”? If you agree, write down who does what, and by when.',
    })
  })

  it('don’t mistake “the end of what I can do” for an offer', () => {
    const user2 = 'I can take two nights a week from Friday at 8. I start work at 7. I’m at the end of what I can do.'
    const { suggestion } = cannedResolution({ ...conflict, names, user2 })
    expect(suggestion).toContain('Jonas offers: “I can take two nights a week from Friday at 8”.')
  })

  it('start from what the answer offers, up to two offers', () => {
    const user1 = 'You left the gate open on Monday. I can paint it.'
    const user2 = 'The latch broke in May. I can fix the latch. I’ll pay the fee. I’ll oil the hinges.'
    const { suggestion } = cannedResolution({ ...conflict, names, user1, user2 })
    expect(suggestion).toBe(
      'Jonas offers: “I can fix the latch” and “I’ll pay the fee”. Maya, do these work for you, or is there something you’d change? If you agree, write down who does what, and by when.',
    )
  })

  it('ask after an offer what the first author still needs, if they asked for something', () => {
    const { suggestion } = cannedResolution({ ...conflict, names, user2: 'I can pay half on Sunday.' })
    expect(suggestion).toContain('Maya, does that work for you, or is there something you’d change or still need?')
  })

  it('quote a request beside an offer', () => {
    const user2 = 'I can pay half on Sunday. Would you send me the bill?'
    const { suggestion } = cannedResolution({ ...conflict, names, user1: 'It rained.', user2 })
    expect(suggestion).toMatch(
      /^Jonas offers: “I can pay half on Sunday”, and asks in return: “Would you send me the bill\?” Maya, what do you say to each/,
    )
  })

  it('quote a question that waits for a reply, with the sentence that it is about', () => {
    const user2 = 'The walker is paid until the 28th. Is that okay?'
    const { suggestion } = cannedResolution({ ...conflict, names, user1: 'It rained.', user2 })
    expect(suggestion).toMatch(
      /^Jonas asks: “The walker is paid until the 28th\. Is that okay\?” Maya, answer that first, then say what you still need from Jonas\./,
    )
  })

  it('quote no question that only scolds', () => {
    const user2 = 'I swept the yard. Which other landlord sweeps the yard?'
    const { suggestion } = cannedResolution({ ...conflict, names, user1: 'It rained.', user2 })
    expect(suggestion).not.toContain('landlord')
  })

  it('start with an admission if the answer does nothing else, unless it is taken back', () => {
    const suggestionAfter = (user2: string): string =>
      cannedResolution({ ...conflict, names, user1: 'It rained.', user2 }).suggestion
    expect(suggestionAfter('I should have rung you on Monday.')).toBe(
      'Jonas says: “I should have rung you on Monday”. Maya, is that enough for now, or is there one thing that would help? Jonas, answer with yes, no, or what you could do instead.',
    )
    expect(suggestionAfter('I should have rung you on Monday. But you never answer.')).not.toContain('rung')
  })

  it('address people without what they add to their names, but tell namesakes apart', () => {
    const suggestionFor = (user1: string, user2: string): string =>
      cannedResolution({ ...conflict, names: { user1, user2 }, user2: 'I can pay half on Sunday.' }).suggestion
    expect(suggestionFor('Lee, Kestrel Paving', 'Josh (flat 4)')).toContain('. Lee, does that work for you')
    expect(suggestionFor('Sam', 'Sam')).toContain('. Sam (who started), does that work for you')
  })

  it('start with the answer’s request if only the answer makes one', () => {
    const { suggestion } = cannedResolution({ ...conflict, names, user1: 'It rained.', user2: 'Please ring me first.' })
    expect(suggestion).toMatch(
      /^Jonas asks: “Please ring me first”\. Maya, can you agree to that, and what do you still need from Jonas\?/,
    )
  })

  it('call nothing an offer that the answer doesn’t clearly offer', () => {
    const user2 = 'The fence is half yours, though. I’m not turning it off so they can come back for the mower.'
    const { suggestion } = cannedResolution({ ...conflict, names, user1: 'Please fix the fence.', user2 })
    expect(suggestion).toMatch(
      /^Maya asked: “Please fix the fence”\. Maya, does the answer settle that, or what’s still open\?/,
    )
    expect(suggestion).not.toContain('offer')
  })

  it('quote Chinese, which has no spaces', () => {
    const user1 = '爸住院那十二天，都是我一个人白天陪、晚上守，你只来过两次。'
    const { summary } = cannedResolution({ ...conflict, names, user1, user2: user1 })
    expect(summary).toContain('Maya says: “爸住院那十二天，都是我一个人白天陪、晚上守，你只来过两次')
  })

  it('quote no greetings, and no names by which the parties address each other', () => {
    const { summary } = cannedResolution({
      ...conflict,
      names,
      user1: 'Hi there Jonas. Jonas you left the gate open on Monday.',
      user2: 'Good day Maya. G’day Maya, the latch was broken on Monday.',
    })
    expect(summary).toBe(
      'Maya says: “You left the gate open on Monday.”\n\nJonas says: “The latch was broken on Monday.”',
    )
  })

  it('start with an offer, and don’t suggest a past date', () => {
    const { suggestion } = cannedResolution({
      ...conflict,
      names,
      user1: 'The dog barks from 5:40 every morning since March. Take him inside.',
      user2: 'He is in pain, and the vet gave us tablets on Monday. I can keep him in the kitchen until 7.',
    })
    expect(suggestion).toContain('Jonas offers: “I can keep him in the kitchen until 7”.')
    expect(suggestion).not.toMatch(/March|Monday/)
  })

  it.each([
    'I’m happy to email Rob tonight',
    "I'd be willing to pay half",
    'I am more than happy to wait until Monday',
  ])('recognise an offer in different words: %s', (offer) => {
    const user2 = `I wrote the financial section, all 8 slides. ${offer}.`
    expect(cannedResolution({ ...conflict, names, user1: 'Please email Rob.', user2 }).suggestion).toContain(
      `Jonas offers: “${offer}”.`,
    )
  })

  it('quote an answer to an accusation before other statements', () => {
    const denial = 'I did not say your marriage is a phase, I said the moving house is a phase'
    expect(accountOf(`I only rang because you had the flu. ${denial}.`).statements[0]).toBe(denial)
  })

  it('leave out insults that an author approved, and don’t quote a scolding question as a request', () => {
    const user1 =
      'You came an hour late, you useless, gurning chimp. How am I meant to play, alone? Be on time, you witch.'
    const user2 = "You know I'll crack first. It was 2021 when you began. I need proper help, not advice."
    const texts = cannedResolution({ ...conflict, names, user1, user2 })
    expect(texts.summary).toContain('Maya says: “You came an hour late. How am I meant to play, alone? Be on time.”')
    expect(texts.suggestion).not.toMatch(/offers|2021|alone/)
  })

  it('stay within 900 characters, whatever the length of the messages', () => {
    const long = (verb: string): string => `${verb} the big table in the hall to the other end of the room, `.repeat(5)
    const message = `${long('You moved')} and it broke. ${long('Please move')} by Friday. ${long('I’ll carry')} too.`
    const { summary, suggestion } = cannedResolution({ ...conflict, names, user1: message, user2: message })
    expect(summary).toContain('I’ll carry')
    expect(summary.length).toBeLessThanOrEqual(900)
    expect(suggestion.length).toBeLessThanOrEqual(900)
  })

  it('keep the full stop of what a rehash adds', () => {
    const user1 =
      "You left Amara standing at the school gate until twenty to five on Thursday. She was crying and the caretaker had to ring me at work. If it isn't going to work, tell me by noon. Is there any chance you could be there at 8am on Fridays? I'm not saying you're a bad dad. The van was dirty as well, and nobody had put the seat back in. Please say sorry to Amara. That took me half an hour in the rain."
    const task = { ...conflict, names, user1, user2: 'The bus broke down.' }
    const { summary } = cannedRehash({ ...task, ...cannedResolution(task) })
    expect(summary).toMatch(/Maya also says: “[^”]+\.”/)
  })

  it('say more in the rehash, and repeat nothing that the first summary quoted', () => {
    const more = (thing: string): string =>
      `The ${thing} has been like this since we both moved in, with all of the boxes in the hall, and nobody in the house ever found out where the noise in it came from or what it would cost to have it looked at.`
    const user1 = `The van was dirty. I know I said keep it as long as you like, that was stupid of me. ${more('boiler')} ${more('lift')} Please ring before six.`
    const user2 = `The bell is broken. ${more('roof')} ${more('gate')} Please fix it by Friday.`
    const task = { ...conflict, names, user1, user2 }
    const first = cannedResolution(task)
    expect(first.summary).toContain('I know I said keep it as long as you like, that was stupid of me.')
    const { summary, suggestion } = cannedRehash({ ...task, ...first })
    expect(summary).toMatch(
      /^The first proposal didn’t settle it, so here’s more of what you both wrote\.\n\nMaya also says: “The [^”]+”\n\nJonas also says: “The [^”]+”$/,
    )
    const quoted = [...summary.matchAll(/“([^”]+?)(?: …)?”/g)].map(([_, quote]) => quote ?? '')
    expect(quoted.filter((quote) => first.summary.includes(quote))).toEqual([])
    expect(`${summary} ${suggestion}`).not.toContain('I know I said keep it')
  })

  it('name in the rehash what was offered and asked for if the first summary was complete', () => {
    const task = {
      ...conflict,
      names,
      user1: 'You rang twice on Monday. I’ll pay the fee.',
      user2: 'The bell is broken. Please fix it.',
    }
    expect(cannedRehash({ ...task, ...cannedResolution(task) }).summary).toBe(
      'The first proposal didn’t settle it.\n\nMaya offered: “I’ll pay the fee”.\n\nJonas asked: “Please fix it”.',
    )
  })

  it.each([
    'If it hurt you I’m sorry. She never rang the bell.',
    'No, not my problem. She never rang the bell.',
    'Thanks for raising this. She never rang the bell.',
    'You texted me on Monday at 6 and I replied "k". She never rang the bell.',
  ])('ask each to put a point of the other in their own words, but never an apology or a brush-off: %s', (user2) => {
    const task = { ...conflict, names, user1: 'You rang twice on Monday.', user2 }
    expect(cannedRehash({ ...task, ...cannedResolution(task) }).suggestion).toBe(
      'This time, listen first: Jonas, how would you put Maya’s “You rang twice on Monday” in your own words, and Maya, how would you put Jonas’s “She never rang the bell”? When each of you can say “yes, that’s it”, say what was missing in the first proposal, and name one change that would make it work, with a date.',
    )
  })

  it('treat both alike: swapping the sides of a conflict without offers only swaps the order', () => {
    const here = cannedResolution({ ...conflict, names })
    const there = cannedResolution(swapped)
    const sorted = (text: string): string =>
      text
        .split(/(?<=[.?]”?\.?)\s+|: /)
        .sort()
        .join('|')
    expect(sorted(there.summary)).toBe(sorted(here.summary))
    expect(there.suggestion).toContain(
      'Jonas, what do you say to Maya’s “Please pay me back by Friday”? Maya, what do you say to Jonas’s “Can we make a list',
    )
  })

  it.each([
    ['You came late to my party and I was sad.', 'I was at work until ten.'],
    ['The dog barks.', 'It is a nice dog.'],
  ])('invite both to say what would help if neither asks for nor offers anything: %s', (user1, user2) => {
    const { suggestion } = cannedResolution({ ...conflict, title: 'Rent', user1, user2, names })
    expect(suggestion).toMatch(/^Maya, what is one thing you’d like Jonas to do now\? Jonas, answer with/)
  })

  it('distinguish two people with the same name', () => {
    const { summary } = cannedResolution({ ...conflict, names: { user1: 'Sam', user2: 'Sam' } })
    expect(summary).toMatch(/^Sam \(who started\) says: .*\n\nSam \(who answered\) says: /)
  })

  it('work even if the messages contain no words', () => {
    const { summary, suggestion } = cannedResolution({ title: '', user1: '', user2: '🙃', names })
    expect(summary).toBe('Maya hasn’t said what happened.\n\nJonas hasn’t said what happened.')
    expect(suggestion).not.toBe('')
  })

  it('suggest something in 2 to 3 sentences, and differ in the rehash', () => {
    fc.assert(
      fc.property(anyConflict, (task) => {
        const first = cannedResolution(task)
        const second = cannedRehash({ ...task, ...first })
        for (const text of [first.suggestion, second.suggestion]) {
          expect(count(text)).toBeGreaterThanOrEqual(2)
          expect(count(text)).toBeLessThanOrEqual(3)
        }
        expect(first.summary.length).toBeLessThan(900)
        expect(second.summary).not.toBe(first.summary)
        expect(second.suggestion).not.toBe(first.suggestion)
        expect(cannedRehash({ ...task, ...second }).suggestion).not.toBe(second.suggestion)
      }),
    )
  })
})

describe('the canned reflection', () => {
  const issues = {
    user1_core_issue: 'I am drowning in debt since the divorce and too ashamed to tell you about the money.',
    user2_core_issue: 'Nobody ever listens to me, my father never did and you are just the same.',
  }
  const task = { ...conflict, ...cannedResolution(conflict), ...issues }

  it('mentions a need that both have, without using their words', () => {
    const { reflection } = cannedReflection({ ...task, names, user2_core_issue: 'I paid the rent alone for a year.' })
    expect(reflection).toMatch(/you both need the same thing: knowing that money .* Maya and Jonas/)
    expect(reflection).not.toMatch(/debt|divorce|ashamed|\brent\b|year/)
  })

  it.each([
    ['a single word', {}, { user1_core_issue: 'My father left.' }],
    [
      'what only a core issue says',
      { user1: 'The bell is broken.', user2: 'It rained.' },
      { user1_core_issue: 'The rent and the loan are too much.' },
    ],
  ])('draws no conclusion from %s', (_, messages, issue) => {
    const { reflection } = cannedReflection({ ...task, names, ...messages, ...issue, user2_core_issue: 'I am tired.' })
    expect(reflection).toMatch(/^Maya and Jonas have each said in private what matters most to them/)
  })

  it('names no shared need that the messages say nothing about', () => {
    const { reflection } = cannedReflection({
      ...task,
      names,
      user1_core_issue: 'I love quiet music.',
      user2_core_issue: 'Give me some space.',
    })
    expect(reflection).not.toContain('you both need the same thing')
  })

  it('never repeats a core issue, whatever it says', () => {
    const issue = fc
      .array(
        fc.constantFrom(...'you never paid the rent and I trust nobody with my family plans at work late'.split(' ')),
        { minLength: 8, maxLength: 30 },
      )
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(issue, issue, (one, other) => {
        const { reflection, suggestion } = cannedReflection({ ...task, user1_core_issue: one, user2_core_issue: other })
        expect(repeatsPrivateText(`${reflection} ${suggestion}`, [one, other], 5)).toBe(false)
        expect(count(reflection)).toBeLessThanOrEqual(3)
        expect(suggestion).not.toBe(task.suggestion)
      }),
    )
  })
})
