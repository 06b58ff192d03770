import { useState } from 'react'
import { useUserId } from './session.ts'
import { storage } from './storage.ts'

const PREFIX = 'squash-draft:'
/** The name under which a draft of this account is stored. An empty user is a visitor. */
export const draftName = (user: string, key: string) => `${PREFIX}${user}:${key}`

/**
 * Text that survives a reload, kept in this browser for this account.
 * @param key identifies the form: `new-conflict:title`, `response:{conflict id}`
 * @param initial the text until the user types
 * @returns the text, a setter, and a function that deletes the draft once it is sent
 */
export function useDraft(key: string, initial = ''): [text: string, write: (text: string) => void, clear: () => void] {
  const name = draftName(useUserId(), key)
  const [draft, setDraft] = useState(() => ({ name, text: storage.read(name) ?? initial }))
  const text = draft.name === name ? draft.text : (storage.read(name) ?? initial)
  const write = (next: string) => {
    if (next === '') storage.remove(name)
    else storage.write(name, next)
    setDraft({ name, text: next })
  }
  return [text, write, () => write('')]
}

/**
 * Deletes the drafts of every account in this browser when the user signs out. A session that expired keeps them for
 * when the user returns. A draft that was written while signed out stays: its author may have signed in with the wrong
 * account.
 */
export const forgetDrafts = () => storage.removeAll(PREFIX, draftName('', ''))
