import type { Profile } from '@squash/contract/profiles'
import { describe, expect, it } from 'vitest'
import { changesOf, fieldsOf } from './changes.ts'

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

describe('what an edited profile sends', () => {
  it('trims what Maya typed', () => {
    const fields = { ...fieldsOf(maya), first_name: '  May ', avatar_url: ' https://example.com/me.png ' }
    expect(changesOf(fields, maya)).toEqual({
      first_name: 'May',
      last_name: 'Okafor',
      avatar_url: 'https://example.com/me.png',
    })
  })

  it('leaves out what is empty', () => {
    expect(changesOf({ ...fieldsOf(maya), last_name: '  ' }, maya)).toEqual({ first_name: 'Maya' })
  })

  it('leaves the photo alone, unless she removes it, or names another in its place', () => {
    const fields = fieldsOf(maya)
    expect(changesOf(fields, maya)).toEqual(names)
    expect(changesOf({ ...fields, removesPhoto: true }, maya)).toEqual({ ...names, avatar_url: null })
    const replaced = { ...fields, removesPhoto: true, avatar_url: 'https://example.com/new.png' }
    expect(changesOf(replaced, maya)).toEqual({ ...names, avatar_url: 'https://example.com/new.png' })
  })

  it('never sends a username twice', () => {
    const nameless = { ...maya, username: null }
    expect(changesOf({ ...fieldsOf(nameless), username: 'maya' }, nameless)).toEqual({ ...names, username: 'maya' })
    expect(changesOf({ ...fieldsOf(maya), username: 'another' }, maya)).toEqual(names)
  })

  it('gives up admin rights only where there are some', () => {
    const admin = { ...maya, is_admin: true }
    expect(changesOf({ ...fieldsOf(admin), is_admin: false }, admin)).toEqual({ ...names, is_admin: false })
    expect(changesOf(fieldsOf(admin), admin)).toEqual(names)
    expect(changesOf({ ...fieldsOf(maya), is_admin: true }, maya)).toEqual(names)
  })
})
