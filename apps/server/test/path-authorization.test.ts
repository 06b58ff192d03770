import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStream } from './support/live-stream.ts'
import { leaksIn } from './support/matrix/leaks.ts'
import { PATHS, pathsWithoutRow } from './support/matrix/paths.ts'
import { gather, type People } from './support/matrix/people.ts'
import { ROLES, type Role, type Statuses, signedIn } from './support/matrix/roles.ts'
import { createScenes, type Row, type Scenes } from './support/matrix/scenes.ts'
import { withServiceKey } from './support/operator.ts'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let people: People
let scenes: Scenes

beforeAll(async () => {
  squash = await startSquash({ env: withServiceKey })
  people = await gather(squash)
  scenes = await createScenes(squash, people)
})
afterAll(() => squash.close())

const eachRole = async (ask: (role: Role) => Promise<number>): Promise<Partial<Statuses>> => {
  const answered: Partial<Statuses> = {}
  for (const role of ROLES) answered[role] = await ask(role)
  return answered
}

describe('a path that is not a call', () => {
  it('is listed with what it answers each role', () => {
    expect(pathsWithoutRow(squash.routes())).toEqual([])
  })

  it.each(Object.entries(PATHS))('%s answers each of the ten roles correctly', async (key, row) => {
    const [method = '', template = ''] = (key.split(',')[0] ?? '').split(' ')
    const about: Row = { phase: 'awaiting_response', input: () => ({}), status: row.status }
    const answered = await eachRole(async (role) => {
      const scene = await scenes.for(role, about)
      const path = row.path?.(scene) ?? template
      const { status, body } = await people[role].request(method, path, row.body?.(scene), row.headers)
      expect(leaksIn(body, role, about, scene), `${role} reads`).toEqual([])
      return status
    })
    expect(answered).toEqual(row.status)
  })

  it('streams only to live sessions', async () => {
    const answered = await eachRole(async (role) => {
      const { session } = people[role]
      const stream = await openStream(squash.origin, { session })
      stream.close()
      return stream.status
    })
    expect(answered).toEqual(signedIn)
  })
})
