import { apart, maya } from '@squash/testkit/cast'
import { type Actor, testClient } from '@squash/testkit/http'
import type { Program } from './programs.ts'

/** Accounts created concurrently. Each password takes a core; on a busy machine, more of them would run into a timeout. */
const AT_ONCE = 2

/** This many new users, signed in. @param tag keeps their names apart from those of an earlier run */
export async function signUp({ origin }: Program, tag: string, count: number): Promise<Actor[]> {
  const client = testClient(origin)
  const people: Actor[] = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index)
    people.push(...(await Promise.all(batch.map((number) => client.signUp(apart(maya, `${tag}${number}`))))))
  }
  return people
}
