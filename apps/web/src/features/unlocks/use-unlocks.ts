import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../lib/client.ts'
import { useLiveEvents } from '../../lib/live.ts'
import { isCalm, useIsCalm } from '../../ui/calm.ts'
import { inTurn } from './in-turn.ts'
import { present, type Shown } from './present.ts'
import { type Unlock, unlocksOf } from './unlock.ts'

/** Whether a popup would be seen, and disturb nothing serious. */
const isWelcome = () => document.visibilityState === 'visible' && !isCalm()

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * What pops up: after loading what came while the person was away, from then on as it comes. Beside a dialog or something
 * serious nothing does: it waits.
 * @returns the popup, and how to send it away
 */
export function useUnlocks(): [shown: Shown<Unlock> | null, dismiss: () => void] {
  const [shown, setShown] = useState<Shown<Unlock> | null>(null)
  const changedTo = useRef<string | null>(null)
  const ask = useRef<() => void>(() => undefined)
  const popup = useRef(new AbortController())

  useEffect(() => {
    const gone = new AbortController()
    let isInLine = false
    const work = () => {
      isInLine = false
      return present<Unlock>({
        waiting: async () => unlocksOf(await client.rewards.get_unseen_unlocks({}), changedTo.current),
        markSeen: async ({ kind, rows }) => {
          if (kind === 'archetype') changedTo.current = null
          if (rows.length > 0) await client.rewards.mark_unlocks_seen({ ids: [...rows] })
        },
        draw: setShown,
        pause: (milliseconds) => pause(milliseconds, gone.signal),
        stay: (milliseconds) => {
          popup.current = new AbortController()
          return pause(milliseconds, AbortSignal.any([gone.signal, popup.current.signal]))
        },
        isWatched: () => isWelcome() && !gone.signal.aborted,
      })
    }
    ask.current = () => {
      if (isInLine || !isWelcome()) return
      isInLine = true
      // Popups never interrupt: what could not be asked for comes with the next event or visit.
      inTurn(gone.signal, work).catch(() => {
        isInLine = false
      })
    }
    document.addEventListener('visibilitychange', () => ask.current(), { signal: gone.signal })
    return () => gone.abort()
  }, [])

  useLiveEvents(({ event, data }) => {
    if (event === 'archetype.changed') changedTo.current = data.archetype
    if (event === 'archetype.changed' || event === 'achievement.unlocked') ask.current()
  })

  const calm = useIsCalm()
  useEffect(() => {
    if (!calm) ask.current()
  }, [calm])

  return [calm ? null : shown, useCallback(() => popup.current.abort(), [])]
}
