import { useState } from 'react'
import { useUserId } from './session.ts'
import { storage } from './storage.ts'

const PREFIX = 'squash-draft:'
const keyOf = (user: string, key: string) => `${PREFIX}${user}:${key}`

/**
 * Text that survives a reload, kept in this browser for this account.
 * @param key identifies the form: `new-conflict:title`, `response:{conflict id}`
 * @param initial the text until the user types
 * @returns the text, a setter, and a function that deletes the draft once it is sent
 */
export function useDraft(key: string, initial = ''): [text: string, write: (text: string) => void, clear: () => void] {
  const name = keyOf(useUserId(), key)
  const [draft, setDraft] = useState(() => ({ name, text: storage.read(name) ?? initial }))
  const text = draft.name === name ? draft.text : (storage.read(name) ?? initial)
  const write = (next: string) => {
    if (next === '') storage.remove(name)
    else storage.write(name, next)
    setDraft({ name, text: next })
  }
  return [text, write, () => write('')]
}

type Adopted = {
  /** The key it was written under while signed out. */
  from: string
  /** The account that has signed in, and the key of its own draft. */
  user: string
  to: string
  /** A key that notes that the draft was adopted. */
  mark: string
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/**
 * Hands a draft that was written while signed out to the account that has signed in, if there is one. A draft that the
 * account already has is kept, and then the other one stays where it is.
 */
export function adoptDraft({ from, user, to, mark }: Adopted): void {
  const text = storage.read(keyOf('', from))
  if (!isBlank(storage.read(keyOf(user, to)))) return
  storage.remove(keyOf('', from))
  if (text === null || isBlank(text)) return
  storage.write(keyOf(user, to), text)
  storage.write(keyOf(user, mark), 'yes')
}

/**
 * Deletes the drafts of every account in this browser when the user signs out. A session that expired keeps them for
 * when the user returns. A draft that was written while signed out stays: its author may have signed in with the wrong
 * account.
 */
export const forgetDrafts = () => storage.removeAll(PREFIX, keyOf('', ''))
