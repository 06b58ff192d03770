import { describe, expect, it } from 'vitest'
import { questionAbout } from './solo-note.ts'

const calm = { text: 'The sink is full every Tuesday. Please wash up.', note: null, language: 'en' }

describe('what the mediator is asked about a note', () => {
  it('is the calm version, with the author’s own requests', () => {
    expect(questionAbout(calm, null)).toEqual({ message: calm.text, requests: ['Please wash up'], language: 'en' })
  })

  it('is nothing where someone may be in danger', () => {
    expect(questionAbout(calm, 'sign')).toBeNull()
    expect(questionAbout(calm, 'model')).toBeNull()
  })

  it('is nothing where there is no calm version', () => {
    expect(questionAbout({ ...calm, note: 'as_typed' }, null)).toBeNull()
    expect(questionAbout({ ...calm, text: '', note: 'nothing_left' }, null)).toBeNull()
  })
})
