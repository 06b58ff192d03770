import { REFUSALS } from '@squash/contract/errors'
import { MESSAGES } from '@squash/contract/messages'
import { SAMPLES } from '@squash/rules/forum/samples'
import { taskOf } from '@squash/testkit/ai-answers'
import { startAiProvider } from '@squash/testkit/ai-provider'
import { saying } from '@squash/testkit/ai-replies'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import { type Forum, type ForumManners, forumPost, startForum } from '@squash/testkit/forum'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

const said = MESSAGES.forum
const credentials = { clientId: 'the operator', clientSecret: 'keeps it' }

let forum: Forum
/** Settings with which Squash reads our forum. */
let settings: Record<string, string>
let squash: TestSquash
let m: Actor
beforeAll(async () => {
  forum = await startForum(credentials)
  settings = {
    REDDIT_CLIENT_ID: credentials.clientId,
    REDDIT_CLIENT_SECRET: credentials.clientSecret,
    REDDIT_API_BASE: forum.origin,
  }
  squash = await startSquash({ env: settings })
})
beforeEach(async () => {
  forum.behave('answer')
  forum.posts.splice(0, forum.posts.length, forumPost())
  // A job that the previous test's visitors triggered would fetch a post into this one.
  await squash.reset()
  m = await squash.signUp(maya)
  await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(m)])
  // Past every wait that the forum requested in the previous test, and into another day.
  squash.clock.advance({ days: 1 })
  m = await squash.signIn(maya)
})
afterAll(async () => {
  await squash.close()
  await forum.close()
})

const current = async () => (await done(squash.visitor.call('get_current_reddit_conflict', {})))[0] ?? null
const requestFetch = (who: Actor, name = 'fetch-reddit-conflict') =>
  who.request('POST', `/functions/v1/${name}`, { manual_trigger: true, admin_requested: true })
const fetchDaily = () => squash.runSchedule('forum.daily')

describe('the daily conflict', () => {
  it('is fetched from the forum once a day, with proper identification, and stays until the next day', async () => {
    await fetchDaily()
    forum.posts.push(forumPost({ id: 'later', score: 9_000 }))
    await fetchDaily()
    expect(await current()).toMatchObject({
      title: 'AITA for selling my sister her own bike?',
      author: 'two_wheels',
      subreddit: 'AmItheAsshole',
      reddit_post_id: 'bike1',
      url: 'https://www.reddit.com/r/AmItheAsshole/comments/bike1/a_story/',
      is_sample: false,
      written_by: 'canned',
      vote_counts: { nta: 0, yta: 0, esh: 0, nah: 0 },
    })
    expect(forum.requests.at(-1)?.agent).toMatch(/^web:squash:\S+ \(\+http/)
    squash.clock.advance({ days: 1 })
    await fetchDaily()
    expect((await current())?.reddit_post_id).toBe('later')
  })

  it('masks personal data and shows no markup', async () => {
    const selftext = `Call me on +49 170 1234567. [My blog](https://evil.example/x) says **all** of it.\n\n${'It was a long day. '.repeat(15)}`
    forum.posts.splice(0, 1, forumPost({ selftext }))
    await fetchDaily()
    const text = (await current())?.original_text ?? ''
    expect(text).toContain('[phone]')
    expect(text).toContain('My blog says all of it.')
    expect(text).not.toMatch(/evil|1234567|\*\*/)
  })

  it('is the best new post that is suitable', async () => {
    forum.posts.push(
      forumPost({ id: 'adult', score: 500, over_18: true }),
      forumPost({ id: 'link', score: 500, is_self: false }),
      forumPost({ id: 'gone', score: 500, selftext: '[removed]' }),
      forumPost({ id: 'nobody', score: 500, author: '[deleted]' }),
      forumPost({ id: 'long', score: 500, selftext: 'x '.repeat(5_000) }),
    )
    await fetchDaily()
    expect((await current())?.reddit_post_id).toBe('bike1')
  })

  it('is fetched for the first visitor of a new server', async () => {
    expect(await current()).toBeNull()
    const first = await eventually('the first conflict', async () => (await current()) ?? false)
    expect(first.reddit_post_id).toBe('bike1')
  })
})

describe('the daily conflict on a new server', () => {
  it('is a sample for the first visitor, and then automatically the forum’s post', async () => {
    await squash.makeReady()
    // The forum may have answered already; either way the first visitor finds a story.
    expect(await current()).not.toBeNull()
    await eventually('the post of the forum', async () => (await current())?.reddit_post_id === 'bike1')
  })

  it('stays a sample while the forum is unavailable, and the schedule tries again', async () => {
    forum.behave('be down')
    await squash.makeReady()
    const sample = await current()
    expect(sample).toMatchObject({ is_sample: true })
    await expect(fetchDaily()).rejects.toThrow('The forum is unavailable')
    expect(await current()).toEqual(sample)
    forum.behave('answer')
    squash.clock.advance({ minutes: 5 })
    await fetchDaily()
    expect((await current())?.reddit_post_id).toBe('bike1')
  })

  it('is the same for processes that start together, and a later start changes nothing', async () => {
    const plain = await startSquash()
    try {
      await Promise.all(Array.from({ length: 6 }, () => plain.makeReady()))
      const shown = async () => (await done(plain.visitor.call('get_current_reddit_conflict', {})))[0]
      const first = await shown()
      expect(SAMPLES.map(({ advice }) => advice)).toContainEqual({
        summary: first?.ai_summary,
        suggestion: first?.ai_suggestion,
      })
      await plain.makeReady()
      await untilQuiet(plain.database)
      expect(await shown()).toEqual(first)
      const { rows } = await plain.database.query('select count(*)::int as posts from reddit_conflicts')
      expect(rows).toEqual([{ posts: 1 }])
    } finally {
      await plain.close()
    }
  })
})

describe('a forum that fails', () => {
  const unavailable = REFUSALS['forum.unavailable'].message

  it.each<[ForumManners, number, string]>([
    ['be down', 503, unavailable],
    ['ask to wait', 503, unavailable],
    ['send HTML', 503, unavailable],
    ['send 5 MB', 503, unavailable],
    ['send nothing', 502, REFUSALS['forum.nothing_fit'].message],
  ])(
    'leaves the old conflict in place when made to %s, with an error for the admin, and is tried again later',
    async (manners, status, error) => {
      await fetchDaily()
      const before = await current()
      squash.clock.advance({ days: 1 })
      m = await squash.signIn(maya)
      forum.posts.splice(0, 1, forumPost({ id: `next-${status}` }))
      forum.behave(manners)
      const answer = await requestFetch(m)
      expect([answer.status, answer.body]).toEqual([status, { error }])
      if (manners === 'send nothing') await fetchDaily()
      else await expect(fetchDaily()).rejects.toThrow('The forum is unavailable')
      expect(await current()).toEqual(before)

      forum.behave('answer')
      squash.clock.advance({ minutes: 5 })
      await fetchDaily()
      expect((await current())?.reddit_post_id).toBe(`next-${status}`)
    },
  )

  it('isn’t contacted again until the wait that it requested is over', async () => {
    forum.behave('ask to wait')
    await requestFetch(m)
    const asked = forum.requests.length
    await requestFetch(m)
    expect(forum.requests).toHaveLength(asked)
  })

  it('issues a new token at the next attempt after it has rejected the old one', async () => {
    await fetchDaily()
    forum.posts.splice(0, 1, forumPost({ id: 'renewed' }))
    forum.behave('forget the token')
    expect((await requestFetch(m)).status).toBe(503)
    expect((await requestFetch(m)).status).toBe(200)
    expect((await current())?.reddit_post_id).toBe('renewed')
  })
})

it('a post in which the mediator sees danger is skipped for the next one, up to three times', async () => {
  const provider = await startAiProvider()
  const withModel = await startSquash({ env: { ...settings, AI_BASE_URL: provider.baseUrl, AI_MODEL: 'a model' } })
  try {
    const shown = async () => (await done(withModel.visitor.call('get_current_reddit_conflict', {})))[0]
    forum.posts.push(
      ...[2, 3, 4].map((n) => forumPost({ id: `bike${n}`, title: `AITA for selling bike ${n}?`, score: 100 - n })),
    )
    const asked = () => provider.requests.map(({ user }) => user)
    const danger = saying('{"kinds": ["minor_at_risk"]}')
    provider.always(danger)
    await withModel.runSchedule('forum.daily')
    const { rows } = await withModel.database.query('select 1 from reddit_conflicts')
    expect(rows).toEqual([])
    expect(new Set(asked()).size).toBe(3)

    provider.reset()
    provider.next(danger, danger)
    await withModel.runSchedule('forum.daily')
    expect(await shown()).toMatchObject({ reddit_post_id: 'bike3', written_by: 'ai' })
    expect(provider.requests.map(taskOf)).toEqual(['classify', 'classify', 'classify', 'advise'])
  } finally {
    await withModel.close()
    await provider.close()
  }
})

describe("the admin's button", () => {
  it.each(['fetch-reddit-conflict', 'daily-reddit-fetch'])('%s shows another conflict immediately', async (name) => {
    await fetchDaily()
    forum.posts.push(forumPost({ id: 'another' }))
    const { status, body } = await requestFetch(m, name)
    expect([status, body]).toMatchObject([200, { success: true }])
    expect((await current())?.reddit_post_id).toBe('another')
    const { rows } = await squash.database.query(
      "select count(*)::int as acts from admin_acts where act = 'forum.fetched'",
    )
    expect(rows).toEqual([{ acts: 1 }])
  })

  it('is only for admins', async () => {
    const j = await squash.signUp(jonas)
    const refused = [await requestFetch(squash.visitor), await requestFetch(j)]
    expect(refused.map(({ status }) => status)).toEqual([401, 403])
    expect(refused[0]?.body).toEqual({ error: said.authenticationRequired })
    expect(await current()).toBeNull()
  })
})

describe('a vote', () => {
  const vote = (who: Actor, conflict_uuid: string, vote_type: 'nta' | 'yta' | 'esh' | 'nah') =>
    who.call('cast_reddit_vote', { conflict_uuid, vote_type })

  it('counts once, is final, and earns points', async () => {
    await fetchDaily()
    const id = (await current())?.id ?? ''
    expect(await done(vote(m, id, 'esh'))).toEqual({
      vote_type: 'esh',
      vote_counts: { nta: 0, yta: 0, esh: 1, nah: 0 },
    })
    const again = await vote(m, id, 'nta')
    expect([again.status, again.ok ? null : again.body.message]).toEqual([409, said.alreadyVoted])
    expect(await done(m.call('get_user_reddit_vote', { conflict_uuid: id }))).toEqual([{ vote_type: 'esh' }])
    await untilQuiet(squash.database)
    const codes = (await done(m.call('get_squashcred_events', {}))).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['VOTE_ON_REDDIT_CONFLICT', 'FIRST_REDDIT_VOTE']))
    expect((await done(m.call('export_my_data', {}))).forum_votes).toMatchObject([{ vote_type: 'esh' }])
  })

  it('is counted ten times for ten concurrent users who each send two', async () => {
    await fetchDaily()
    const id = (await current())?.id ?? ''
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        squash.signUp({ ...jonas, email: `voter${n}@example.com`, username: `voter_${n}` }),
      ),
    )
    const answers = await Promise.all(people.flatMap((person) => [vote(person, id, 'nta'), vote(person, id, 'yta')]))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    const { nta = 0, yta = 0 } = (await current())?.vote_counts ?? {}
    expect(nta + yta).toBe(10)
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('requires a session, an existing conflict and a valid vote', async () => {
    await fetchDaily()
    const id = (await current())?.id ?? ''
    const visitor = await vote(squash.visitor, id, 'nta')
    expect([visitor.status, visitor.ok ? null : visitor.body.message]).toEqual([401, said.logIn])
    expect((await vote(m, personOf(m), 'nta')).status).toBe(404)
    const unknown = { conflict_uuid: id, vote_type: 'info' }
    expect((await m.request('POST', '/rest/v1/rpc/cast_reddit_vote', unknown)).status).toBe(400)
  })
})

describe('the daily conflict without forum credentials', () => {
  it('is a new sample, labelled as such, each day and each time an admin requests one', async () => {
    const plain = await startSquash()
    try {
      const admin = await plain.signUp(maya)
      await plain.database.query('update profiles set is_admin = true')
      const shown = async () => (await done(plain.visitor.call('get_current_reddit_conflict', {})))[0]
      await plain.runSchedule('forum.daily')
      const first = await shown()
      expect(first).toMatchObject({ is_sample: true, url: null })
      expect((await requestFetch(admin)).status).toBe(200)
      const second = await shown()
      plain.clock.advance({ days: 1 })
      await plain.runSchedule('forum.daily')
      const third = await shown()
      expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3)
      expect(second?.title).not.toBe(first?.title)
    } finally {
      await plain.close()
    }
  })
})
