import { describe, expect, it } from 'vitest'
import { questionAbout } from './solo-note.ts'

const calm = { text: 'The sink is full every Tuesday. Please wash up.', note: null, language: 'en' }

describe('the question to the mediator about a solo note', () => {
  it('contains the calm version and the author’s own requests', () => {
    expect(questionAbout(calm, null)).toEqual({ message: calm.text, requests: ['Please wash up'], language: 'en' })
  })

  it('is asked even if the calm version may still hurt', () => {
    expect(questionAbout({ ...calm, note: 'may_hurt' }, null)).toMatchObject({ message: calm.text })
  })

  it('is not asked if someone may be in danger', () => {
    expect(questionAbout(calm, 'sign')).toBeNull()
    expect(questionAbout(calm, 'model')).toBeNull()
  })

  it('is not asked without a calm version', () => {
    expect(questionAbout({ ...calm, note: 'as_typed' }, null)).toBeNull()
    expect(questionAbout({ ...calm, text: '', note: 'nothing_left' }, null)).toBeNull()
  })
})
