import { words } from '@squash/testkit/cast'
import { describe, expect, it } from 'vitest'
import { ownRequests } from './canned/understanding.ts'
import { checkAnswer, runChecks } from './check/check-answer.ts'
import { finishUnderstanding } from './finish-understanding.ts'
import { understandPrompt } from './prompts/understand.ts'

const message = 'You never do the dishes, and I come home at 7 to a full sink every Tuesday.'
const silent = { message, requests: [], language: 'en' }
const asking = {
  ...silent,
  message: `${message} Please wash up on Tuesdays.`,
  requests: ['Please wash up on Tuesdays'],
}
const about = 'It seems that the full sink on Tuesdays is what gets to you.'
const phrasing = 'Could you wash the dishes before 7 on Tuesdays?'
const answer = (fields: Partial<Record<'about' | 'phrasing', unknown>>) =>
  JSON.stringify({ about, phrasing, ...fields })

describe('understanding a solo note', () => {
  it('uses the model’s guess if it’s hedged and in the author’s own words', () => {
    expect(finishUnderstanding(answer({}), silent)).toEqual({ about, phrasing, written_by: 'ai' })
  })

  it('suggests no request if the note already makes one', () => {
    expect(finishUnderstanding(answer({ phrasing: '' }), asking)).toEqual({ about, phrasing: null, written_by: 'ai' })
    expect(finishUnderstanding(answer({}), asking)).toMatchObject({ phrasing: null })
  })

  it.each([
    ['states its guess as a fact', { about: 'The full sink on Tuesdays is what gets to you.' }],
    ['is about something else', { about: 'It may be about trust between friends.' }],
    ['invents a feeling', { about: 'It seems the full sink leaves you lonely and afraid.' }],
    ['invents a number', { about: 'It seems that the full sink has bothered you for 14 months.' }],
    ['judges the other person', { about: 'It seems the dishes are left by a lazy pig.' }],
    ['has too many sentences', { about: `${about} The sink may matter. The dishes may matter. Tuesdays may matter.` }],
    ['refuses', { about: "I'm sorry, but I can't help with that." }],
    [
      'repeats its instructions',
      { about: `It may be that you should ${understandPrompt(silent).system.slice(90, 220)}` },
    ],
    ['is in another language', { about: 'Es scheint um die Spüle und das Geschirr am Dienstag zu gehen.' }],
    ['is empty', { about: ' ' }],
    ["isn't text", { about: 7 }],
    ['suggests no request', { phrasing: 'The sink is full every Tuesday.' }],
    ["makes a promise on the author's behalf", { phrasing: 'Could you wash the dishes? I will cook every Tuesday.' }],
    ['leaves the request out', { phrasing: '' }],
  ])('uses the canned text if the answer %s', (_, fields) => {
    expect(finishUnderstanding(answer(fields), silent).written_by).toBe('canned')
  })

  it('has no second opinion on an invention, which is about answers to send', () => {
    const note =
      'eh wei ling u seriously blur like sotong, the presentation is 9am not 930 and u got the only laptop. i kena scolded by mr tan for 15 min in front of everyone. damn malu. next time come at 845 can? and send me ur slides tonight'
    const invents =
      'Wei Ling, the presentation was at 9am, not 930, and you had the only laptop. I got scolded by Mr Tan for 15 min in front of everyone and felt really embarrassed. Next time can you come at 845? And please send me your slides tonight.'
    expect(runChecks({ source: note, answer: invents }).failed).toEqual(['nothing_invented'])
    expect(checkAnswer({ source: note, answer: invents }).fit).toBe(true)
    const fields = { about: 'It seems that the presentation at 9am is what gets to you.', phrasing: invents }
    expect(finishUnderstanding(answer(fields), { ...silent, message: note }).written_by).toBe('canned')
  })

  it('uses the canned text if there’s no answer, or one that can’t be read', () => {
    const canned = finishUnderstanding(null, silent)
    expect(canned.written_by).toBe('canned')
    expect(finishUnderstanding('Hmm.', silent)).toEqual(canned)
  })
})

describe('understanding a solo note without a model', () => {
  const canned = (text: string) => finishUnderstanding(null, { message: text, requests: ownRequests(text) })

  it('quotes the author and says that it may be wrong', () => {
    expect(canned(message)).toEqual({
      about: 'It seems to be about this: “You never do the dishes, and I come home at 7 to a full sink every Tuesday”.',
      phrasing:
        'Could we find a time to talk about this: “You never do the dishes, and I come home at 7 to a full sink every Tuesday”? What I’d like from you is …',
      written_by: 'canned',
    })
  })

  it('suggests no request if the note already makes one', () => {
    const { phrasing } = canned(asking.message)
    expect(ownRequests(asking.message)).toEqual(['Please wash up on Tuesdays'])
    expect(phrasing).toBeNull()
  })

  it('adds no word to what it quotes from a message of the cast', () => {
    const { about: text } = canned(words.maya)
    const quoted = [...(text ?? '').matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? '')
    expect(quoted.length).toBeGreaterThan(0)
    for (const quote of quoted) expect(words.maya.toLowerCase()).toContain(quote.toLowerCase().replace(/ …$/, ''))
  })

  it('never quotes despair', () => {
    const { about: text } = canned('I don’t want to live anymore.')
    expect(text ?? '').not.toContain('live')
  })

  it('says nothing about a message in a language that it can’t read', () => {
    const german = 'Du räumst nie die Küche auf, und jeden Dienstag steht alles voller Geschirr.'
    expect(canned(german)).toEqual({ about: null, phrasing: null, written_by: 'canned' })
    expect(ownRequests(german)).toEqual([])
  })
})
