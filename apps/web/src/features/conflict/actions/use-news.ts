import type { Conflict } from '@squash/contract/conflicts'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { announcementOf } from '../view/announce.ts'
import type { People } from '../view/people.ts'

/** What has just changed, in a sentence for screen readers; a ruling that arrives is told to everybody. */
export function useNews(conflict: Conflict, people: People): string {
  const before = useRef(conflict)
  const [news, setNews] = useState('')
  useEffect(() => {
    const last = before.current
    before.current = conflict
    const sentence = announcementOf(last, conflict, people)
    if (sentence !== null) setNews(sentence)
    if (last.phase === 'ruling' && conflict.phase === 'ruled') toast.success(conflictMessages.ruled)
  }, [conflict, people])
  return news
}
