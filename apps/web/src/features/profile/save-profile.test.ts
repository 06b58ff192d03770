import type { Profile } from '@squash/contract/profiles'
import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../lib/api-error.ts'
import { changesOf, fieldsOf, saveFailure } from './save-profile.ts'

const maya: Profile = {
  id: '0190c0de-0000-7000-8000-00000000000a',
  username: 'maya_okafor',
  first_name: 'Maya',
  last_name: 'Okafor',
  display_name: 'Maya Okafor',
  avatar_url: '/photos/maya.webp',
  conflict_archetype: null,
  archetype_emoji: null,
  archetype_assigned_at: null,
  is_admin: false,
  supporter_level: null,
  supporter_emoji: null,
  supporter_since: null,
  created_at: '2026-03-02T10:00:00Z',
}
const names = { first_name: 'Maya', last_name: 'Okafor' }

describe('the changes sent for an edited profile', () => {
  it('are trimmed', () => {
    const fields = { ...fieldsOf(maya), first_name: '  May ', avatar_url: ' https://example.com/me.png ' }
    expect(changesOf(fields, maya)).toEqual({
      first_name: 'May',
      last_name: 'Okafor',
      avatar_url: 'https://example.com/me.png',
    })
  })

  it('omit empty fields', () => {
    expect(changesOf({ ...fieldsOf(maya), last_name: '  ' }, maya)).toEqual({ first_name: 'Maya' })
  })

  it('leave the photo alone, unless Maya removes or replaces it', () => {
    const fields = fieldsOf(maya)
    expect(changesOf(fields, maya)).toEqual(names)
    expect(changesOf({ ...fields, removesPhoto: true }, maya)).toEqual({ ...names, avatar_url: null })
    const replaced = { ...fields, removesPhoto: true, avatar_url: 'https://example.com/new.png' }
    expect(changesOf(replaced, maya)).toEqual({ ...names, avatar_url: 'https://example.com/new.png' })
  })

  it('never include a username that is already set', () => {
    const nameless = { ...maya, username: null }
    expect(changesOf({ ...fieldsOf(nameless), username: 'maya' }, nameless)).toEqual({ ...names, username: 'maya' })
    expect(changesOf({ ...fieldsOf(maya), username: 'another' }, maya)).toEqual(names)
  })

  it('give up admin rights only if the user has them', () => {
    const admin = { ...maya, is_admin: true }
    expect(changesOf({ ...fieldsOf(admin), is_admin: false }, admin)).toEqual({ ...names, is_admin: false })
    expect(changesOf(fieldsOf(admin), admin)).toEqual(names)
    expect(changesOf({ ...fieldsOf(maya), is_admin: true }, maya)).toEqual(names)
  })
})

const refused = (code: string, message: string) => answerError(400, { code, message, details: null, hint: null })

describe('the message for a profile that was not saved', () => {
  it('shows the reason for a refusal at its field', () => {
    expect(saveFailure(refused('photo.too_large', 'That photo is larger than 2 MB.'))).toEqual({
      says: { text: 'Failed to update profile. Try again?' },
      because: 'That photo is larger than 2 MB.',
      field: 'avatar_url',
    })
    expect(saveFailure(refused('profile.username_taken', 'Taken.'))).toMatchObject({ field: 'username' })
  })

  it('shows the reason above the buttons if the whole form was refused', () => {
    expect(saveFailure(refused('request.invalid', 'Check the marked fields.'))).toMatchObject({
      because: 'Check the marked fields.',
      field: null,
    })
  })

  it('blames the server if that failed', () => {
    expect(saveFailure(answerError(500, '<h1>Oops</h1>'))).toEqual({
      says: { text: 'Failed to update profile. Try again?', more: 'Something broke on our side. Please try again.' },
      because: null,
      field: null,
    })
  })

  it('covers a request that never arrived, and a bug in the page', () => {
    for (const [error, why] of [
      [unreachableError(), /connection/],
      [new TypeError('x is undefined'), /on our side/],
    ] as const) {
      const { says, because } = saveFailure(error)
      expect(says.text).toBe('Something went wrong. Please try again.')
      expect(says.more).toMatch(why)
      expect(because).toBeNull()
    }
  })
})
