import { describe, expect, it } from 'vitest'
import { canSend, moodIn } from './conflict-draft.ts'

const full = { mood: 'annoyed', title: 'Dishes', email: 'jonas@example.org', message: 'You never do them.' } as const

describe('the draft of a conflict', () => {
  it('can be sent once every field is filled', () => {
    expect(canSend(full, 'maya@example.org')).toBe(true)
  })

  it.each(['title', 'email', 'message'] as const)('cannot be sent while the %s is blank', (field) => {
    expect(canSend({ ...full, [field]: '   ' }, 'maya@example.org')).toBe(false)
  })

  it('cannot be sent to oneself', () => {
    expect(canSend({ ...full, email: 'Maya@example.org' }, 'maya@example.org')).toBe(false)
  })

  it('counts an emoji as one character of the thousand', () => {
    expect(canSend({ ...full, message: '😡'.repeat(1000) }, null)).toBe(true)
    expect(canSend({ ...full, message: '😡'.repeat(1001) }, null)).toBe(false)
  })

  it('remembers the mood, and starts in the middle when there is none to remember', () => {
    expect(moodIn('rage')).toBe('rage')
    expect(moodIn('')).toBe('meh')
    expect(moodIn('hangry')).toBe('meh')
  })
})
