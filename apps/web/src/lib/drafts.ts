import { useState } from 'react'
import { useUserId } from './session.ts'
import { storage } from './storage.ts'

const PREFIX = 'squash-draft:'

/**
 * Text that survives a reload, kept in this browser for this account.
 * @param key what it belongs to: `new-conflict:title`, `response:{conflict id}`
 * @returns the text, how to change it, and how to forget it once it is sent
 */
export function useDraft(key: string): [text: string, write: (text: string) => void, clear: () => void] {
  const name = `${PREFIX}${useUserId()}:${key}`
  const [draft, setDraft] = useState(() => ({ name, text: storage.read(name) ?? '' }))
  const text = draft.name === name ? draft.text : (storage.read(name) ?? '')
  const write = (next: string) => {
    if (next === '') storage.remove(name)
    else storage.write(name, next)
    setDraft({ name, text: next })
  }
  return [text, write, () => write('')]
}

/** Forgets every draft in this browser: for signing out on purpose. A session that died keeps them for the return. */
export const forgetDrafts = () => storage.removeAll(PREFIX)
