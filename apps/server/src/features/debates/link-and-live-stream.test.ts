import { ada, jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { answerDebate, argument, debateIn, startDebate, voteInDebate } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenStream, openStream } from '../../../test/support/live-stream.ts'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { debatePage } from './debates.page.ts'

let squash: TestSquash
let m: Actor
let j: Actor
const open: OpenStream[] = []

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => squash.close())

async function listen(person: Actor, topics: string[] = []): Promise<OpenStream> {
  const stream = await openStream(squash.origin, person, { topics })
  open.push(stream)
  return stream
}
const heard = (stream: OpenStream, name: string) => stream.heard.filter(({ event }) => event === name)

describe('the link of a debate', () => {
  const headOf = (debateId: string) => debatePage(squash.database).head({ debateId })

  it('previews the masked title and sides once both have answered, and never the arguments', async () => {
    const { id } = await done(
      m.call('create_debate', {
        ...argument,
        title: 'Is +49 170 1234567 a good number?',
        opponent_email: jonas.email,
      }),
    )
    expect(await headOf(id)).toBe(null)
    await answerDebate(j, id)
    expect(await headOf(id)).toMatchObject({
      title: 'Is [phone] a good number? · A debate on Squash',
      description: '“Right after dinner” or “The next morning”? Read both sides, and vote.',
      card: { title: 'Is [phone] a good number?' },
    })
  })

  it('previews nothing if there is no debate', async () => {
    expect(await headOf('00000000-0000-4000-8000-000000000001')).toBe(null)
    expect(await headOf('new')).toBe(null)
  })
})

describe('the live stream of debates', () => {
  it('notifies the two parties of every step, and Ada of no invite', async () => {
    const a = await squash.signUp(ada)
    const [mayas, jonass, adas] = [await listen(m), await listen(j), await listen(a)]
    const { id } = await startDebate(m)
    const changed = { event: 'debate.changed', data: { debate_id: id } }
    await eventually('the invite', async () => heard(jonass, 'debate.changed').length === 1)
    await answerDebate(j, id)
    await eventually('the answer', async () => heard(mayas, 'debate.changed').length === 1)
    await eventually('his own answer', async () => heard(jonass, 'debate.changed').length === 2)
    await untilQuiet(squash.database)
    expect(heard(mayas, 'debate.changed')).toMatchObject([changed])
    expect(heard(jonass, 'debate.changed')).toMatchObject([changed, changed])
    expect(adas.heard).toEqual([])
  })

  it('sends followers the tally as it grows, and nothing of a debate that has not started', async () => {
    const a = await squash.signUp(ada)
    const { id } = await debateIn('active', m, j)
    const { id: unanswered } = await startDebate(m)
    const follower = await listen(m, [`debate:${id}`, `debate:${unanswered}`])
    const tallies = () => heard(follower, 'debate.tallied').map(({ data }) => data)
    const tally = (creator_votes: number, opponent_votes: number) => ({ debate_id: id, creator_votes, opponent_votes })
    await eventually('the first tally', async () => tallies().length > 0)
    expect(tallies()).toEqual([tally(0, 0)])
    await voteInDebate(a, id, personOf(m))
    await eventually('the vote', async () => tallies().length > 1)
    expect(tallies().at(-1)).toEqual(tally(1, 0))
    await voteInDebate(a, id, personOf(j))
    await eventually('the change', async () => JSON.stringify(tallies().at(-1)) === JSON.stringify(tally(0, 1)))
    expect(JSON.stringify(follower.heard)).not.toContain(unanswered)
  })
})
