import { describe, expect, it } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { CHECK_NAMES, type CheckName } from './check-names.ts'
import { ACTUAL_ANSWER } from './testing/actual-answer.ts'
import { ADDRESSES_READER } from './testing/addresses-reader.ts'
import { COMPLETE } from './testing/complete.ts'
import { FACTS_KEPT } from './testing/facts-kept.ts'
import { FREELY_REWORDED_ANSWERS } from './testing/freely-reworded-answers.ts'
import { HARD_FACTS } from './testing/hard-facts.ts'
import { LANGUAGE } from './testing/language.ts'
import { type Examples, MESSAGES } from './testing/messages.ts'
import { ANSWERS_IN_CHAT } from './testing/model-answers-in-chat.ts'
import { ANSWERS_IN_OTHER_NOTATIONS } from './testing/model-answers-in-other-notations.ts'
import { ANSWERS_IN_OTHER_REGISTERS } from './testing/model-answers-in-other-registers.ts'
import { ANSWERS_IN_SENTENCES } from './testing/model-answers-in-sentences.ts'
import { MORE_FREELY_REWORDED_ANSWERS } from './testing/more-freely-reworded-answers.ts'
import { NO_CONCESSION } from './testing/no-concession.ts'
import { NO_INSULT } from './testing/no-insult.ts'
import { NOTHING_INVENTED } from './testing/nothing-invented.ts'
import { REQUESTS_KEPT } from './testing/requests-kept.ts'
import { REWORDED_ANSWERS } from './testing/reworded-answers.ts'

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
  it.each(EXAMPLES[name].fails)('rejects an answer to the message about %s: %s', (message, answer) => {
    const { fit, failed } = checkAnswer({ source: MESSAGES[message], answer })
    expect(fit).toBe(false)
    expect(failed).toContain(name)
  })

  it.each(EXAMPLES[name].passes)('accepts a good answer to the message about %s: %s', (message, answer) => {
    expect(checkAnswer({ source: MESSAGES[message], answer }).failed).toEqual([])
  })

  it('has at least twelve examples of each kind', () => {
    expect(EXAMPLES[name].fails.length).toBeGreaterThanOrEqual(12)
    expect(EXAMPLES[name].passes.length).toBeGreaterThanOrEqual(12)
  })
})

describe.each([
  ...ANSWERS_IN_CHAT,
  ...ANSWERS_IN_SENTENCES,
  ...ANSWERS_IN_OTHER_REGISTERS,
  ...ANSWERS_IN_OTHER_NOTATIONS,
  ...REWORDED_ANSWERS,
  ...FREELY_REWORDED_ANSWERS,
  ...MORE_FREELY_REWORDED_ANSWERS,
])('a typical model answer to “$source”', ({ source, good, bad }) => {
  it.each(good)('is accepted if it says the same in different words: %s', (answer) => {
    expect(checkAnswer({ source, answer }).failed).toEqual([])
  })

  it.each(bad)('is rejected by %s: %s', (name, answer) => {
    expect(checkAnswer({ source, answer }).failed).toContain(name)
  })
})

describe('an answer with a finish reason or a requested language', () => {
  const answer =
    'You have owed me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.'

  it('is accepted if the provider says it is complete', () => {
    expect(checkAnswer({ source: MESSAGES.rent, answer, finishReason: 'stop' }).fit).toBe(true)
  })

  it.each(['length', 'content_filter'])('is rejected if the provider stopped because of %s', (finishReason) => {
    expect(checkAnswer({ source: MESSAGES.rent, answer, finishReason }).failed).toEqual(['complete'])
  })

  it('is accepted in the requested language, with its facts in that language', () => {
    const german =
      'Du schuldest mir seit dem 1. März 450 £ Miete. Bitte zahle bis Freitag, sonst gehe ich zur Hausverwaltung.'
    expect(checkAnswer({ source: MESSAGES.rent, answer: german, language: 'de' }).failed).toEqual([])
    expect(checkAnswer({ source: MESSAGES.rent, answer, language: 'de' }).failed).toEqual(['language'])
  })

  it('is returned without the model’s remarks around it', () => {
    expect(checkAnswer({ source: MESSAGES.rent, answer: `Here is a calmer version: "${answer}"` }).text).toBe(answer)
  })
})
