import { expect, it } from 'vitest'
import { displayName } from './display-name.ts'
import { asShown } from './hidden.ts'

const maya = { id: 'maya', first_name: 'Maya', last_name: 'Weber', username: 'maya_w', avatar_url: '/photos/m.webp' }
const nameless = { id: 'maya', first_name: null, last_name: null, username: null, avatar_url: null, is_hidden: true }

it('a hidden profile shows strangers nothing, and everything to users who share a conflict with its owner', () => {
  expect(asShown({ ...maya, is_hidden: true }, false)).toEqual(nameless)
  expect(displayName(asShown({ ...maya, is_hidden: true }, false), false)).toBe('Anonymous User')
  expect(asShown({ ...maya, is_hidden: true }, true)).toMatchObject(maya)
  expect(asShown({ ...maya, is_hidden: false }, false)).toMatchObject(maya)
})
