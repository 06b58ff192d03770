import { counted } from '@squash/contract/counted'
import type { Profiles } from '../profiles/profiles.service.ts'
import type { Archetypes } from './archetypes.service.ts'

/** Milliseconds between two people, so that a busy server hardly notices (spec community §4). */
const PAUSE = 100
/** People between two words about how it goes: ten seconds. */
const EVERY = 100

type Parts = {
  profiles: Pick<Profiles, 'everybody'>
  archetypes: Pick<Archetypes, 'assign'>
  /** Waits so many milliseconds. */
  pause: (milliseconds: number) => Promise<unknown>
  /** Says now and then, and at the end, how it goes. */
  print: (line: string) => void
}

/**
 * Looks whether everybody's archetype still fits: one person after the other, each in a transaction of their own. May be
 * stopped and begun again at any time: whose archetype fits is left alone.
 */
export async function assignEverybody({ profiles, archetypes, pause, print }: Parts): Promise<void> {
  let looked = 0
  let changed = 0
  const tell = (end: string) =>
    print(`${counted(looked, 'person', 'people')} looked at, ${counted(changed, 'archetype')} changed${end}`)
  for await (const person of profiles.everybody()) {
    if (looked > 0) await pause(PAUSE)
    if (await archetypes.assign(person)) changed += 1
    looked += 1
    if (looked % EVERY === 0) tell(' so far …')
  }
  tell('.')
}
