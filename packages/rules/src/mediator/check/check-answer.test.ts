import { describe, expect, it } from 'vitest'
import { CHECK_NAMES, type CheckName, checkAnswer } from './check-answer.ts'
import { ACTUAL_ANSWER } from './testing/actual-answer.ts'
import { ADDRESSES_READER } from './testing/addresses-reader.ts'
import { COMPLETE } from './testing/complete.ts'
import { FACTS_KEPT } from './testing/facts-kept.ts'
import { HARD_FACTS } from './testing/hard-facts.ts'
import { LANGUAGE } from './testing/language.ts'
import { type Examples, MESSAGES } from './testing/messages.ts'
import { NO_CONCESSION } from './testing/no-concession.ts'
import { NO_INSULT } from './testing/no-insult.ts'
import { NOTHING_INVENTED } from './testing/nothing-invented.ts'
import { REQUESTS_KEPT } from './testing/requests-kept.ts'

const EXAMPLES: Readonly<Record<CheckName, Examples>> = {
  complete: COMPLETE,
  language: LANGUAGE,
  actual_answer: ACTUAL_ANSWER,
  facts_kept: FACTS_KEPT,
  nothing_invented: NOTHING_INVENTED,
  requests_kept: REQUESTS_KEPT,
  hard_facts: HARD_FACTS,
  no_insult: NO_INSULT,
  addresses_reader: ADDRESSES_READER,
  no_concession: NO_CONCESSION,
}

describe.each(CHECK_NAMES)('the check %s of a model’s answer', (name) => {
  it.each(EXAMPLES[name].fails)('stops an answer to the message about %s: %s', (message, answer) => {
    const { fit, failed } = checkAnswer({ source: MESSAGES[message], answer })
    expect(fit).toBe(false)
    expect(failed).toContain(name)
  })

  it.each(EXAMPLES[name].passes)('keeps a good answer to the message about %s: %s', (message, answer) => {
    expect(checkAnswer({ source: MESSAGES[message], answer }).failed).toEqual([])
  })

  it('has at least twelve examples of each', () => {
    expect(EXAMPLES[name].fails.length).toBeGreaterThanOrEqual(12)
    expect(EXAMPLES[name].passes.length).toBeGreaterThanOrEqual(12)
  })
})

describe('an answer that comes with a finish reason or for a reader of another language', () => {
  const answer =
    'You have owed me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.'

  it('is taken when the provider says that it is whole', () => {
    expect(checkAnswer({ source: MESSAGES.rent, answer, finishReason: 'stop' }).fit).toBe(true)
  })

  it.each(['length', 'content_filter'])('is not taken when the provider stopped for %s', (finishReason) => {
    expect(checkAnswer({ source: MESSAGES.rent, answer, finishReason }).failed).toEqual(['complete'])
  })

  it('is taken in the language asked for, with its facts in that language', () => {
    const german =
      'Du schuldest mir seit dem 1. März 450 £ Miete. Bitte zahle bis Freitag, sonst gehe ich zur Hausverwaltung.'
    expect(checkAnswer({ source: MESSAGES.rent, answer: german, language: 'de' }).failed).toEqual([])
    expect(checkAnswer({ source: MESSAGES.rent, answer, language: 'de' }).failed).toEqual(['language'])
  })

  it('gives back the text without what the model said around it', () => {
    expect(checkAnswer({ source: MESSAGES.rent, answer: `Here is a calmer version: "${answer}"` }).text).toBe(answer)
  })
})
