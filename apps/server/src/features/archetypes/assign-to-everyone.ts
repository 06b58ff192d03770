import { counted } from '@squash/contract/counted'
import type { Profiles } from '../profiles/public.ts'
import type { Archetypes } from './archetypes.service.ts'

/** Milliseconds between two users, to keep the load on a busy server low. */
const PAUSE_MS = 100
/** Users between two progress reports, so one about every ten seconds. */
const REPORT_EVERY = 100

type Parts = {
  profiles: Pick<Profiles, 'allIds'>
  archetypes: Pick<Archetypes, 'assign'>
  /** Waits this many milliseconds. */
  pause: (milliseconds: number) => Promise<unknown>
  /** Reports progress, and the final result. */
  print: (line: string) => void
}

/**
 * Re-evaluates every user's archetype, one at a time, each in its own transaction. It can be stopped and restarted at
 * any time: fitting archetypes stay.
 */
export async function assignToEveryone({ profiles, archetypes, pause, print }: Parts): Promise<void> {
  let checked = 0
  let changed = 0
  const report = (end: string) =>
    print(`${counted(checked, 'person', 'people')} checked, ${counted(changed, 'archetype')} changed${end}`)
  for await (const person of profiles.allIds()) {
    if (checked > 0) await pause(PAUSE_MS)
    if (await archetypes.assign(person)) changed += 1
    checked += 1
    if (checked % REPORT_EVERY === 0) report(' so far…')
  }
  report('.')
}
