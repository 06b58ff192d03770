import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../lib/client.ts'
import { useLiveEvents } from '../../lib/live.ts'
import { isCalm, useIsCalm } from '../../ui/calm.ts'
import { useFreeCorner } from '../../ui/free-corner.ts'
import { isPageVisible, usePageVisible } from '../../ui/page-visible.ts'
import { inTurn } from './in-turn.ts'
import { present, type Shown } from './present.ts'
import { inSight, type Sight } from './sight.ts'
import { type Unlock, unlocksOf } from './unlock.ts'

/** Whether a popup would be seen, and disturb nothing serious. */
const isWelcome = () => isPageVisible() && !isCalm()

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

export type Popup = Shown<Unlock> & {
  /** The corner in which it covers nothing that matters now; null while it waits for one, or for a dialog to close. */
  corner: 'left' | 'right' | null
}

/**
 * What pops up: after loading what came while the person was away, from then on as it comes. Beside a dialog or something
 * serious nothing does, and what is there already goes: it comes back afterwards, for the rest of its time.
 * @param frame the popup's place on the page
 * @returns the popup, and how to dismiss it
 */
export function useUnlocks(frame: RefObject<HTMLElement | null>): [popup: Popup | null, dismiss: () => void] {
  const [shown, setShown] = useState<Shown<Unlock> | null>(null)
  const changedTo = useRef<string | null>(null)
  const ask = useRef<() => void>(() => undefined)
  const sight = useRef<Sight | null>(null)

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
        stay: (milliseconds) =>
          new Promise((resolve) => {
            sight.current = inSight(milliseconds, resolve)
            gone.signal.addEventListener('abort', () => resolve(false))
          }),
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
    return () => gone.abort()
  }, [])

  useLiveEvents(({ event, data }) => {
    if (event === 'archetype.changed') changedTo.current = data.archetype
    if (event === 'archetype.changed' || event === 'achievement.unlocked') ask.current()
  })

  const calm = useIsCalm()
  const isVisible = usePageVisible()
  const corner = useFreeCorner(frame, shown !== null && !calm)
  useEffect(() => {
    // Put away, the page leaves what it has not shown to the window in front.
    if (!isVisible) sight.current?.end(false)
    else if (!calm) ask.current()
  }, [calm, isVisible])
  const isInSight = shown !== null && !calm && corner !== null
  useEffect(() => {
    if (!isInSight) return
    sight.current?.appear()
    return () => sight.current?.vanish()
  }, [isInSight])

  const dismiss = useCallback(() => sight.current?.end(true), [])
  return [shown && !calm ? { ...shown, corner } : null, dismiss]
}
