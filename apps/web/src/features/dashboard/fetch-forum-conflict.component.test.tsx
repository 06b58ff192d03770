import { forumMessages as said } from '@squash/contract/messages/forum'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ownProfile } from '../../testing/own-profile.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { noNetwork, stubCalls } from '../../testing/stub-calls.ts'
import { FetchForumConflict } from './fetch-forum-conflict.tsx'

const fetchOne = page.getByRole('button', { name: 'Fetch a new Reddit conflict' })
const failed = (status: number, error?: string) => () => Response.json({ error }, { status })

it.each([
  ['the forum is unavailable', failed(503, said.fetchFailed), said.fetchFailed],
  ['nothing on it fits', failed(502, said.noneFetched), said.noneFetched],
  ['the server fails', failed(500, said.fetchError), said.fetchError],
  ['the server says nothing', failed(500), said.fetchFailed],
  ['the session has ended', failed(401, said.authenticationRequired), said.authenticationRequired],
  ['there is no network', noNetwork, said.network],
  ['a conflict was fetched', () => Response.json({ success: true }), said.fetched],
] as const)('an admin who fetches a conflict of the day reads the result when %s', async (_, answer, message) => {
  const begin = Promise.withResolvers<void>()
  stubCalls(
    { profiles: { get_profile: () => ({ ...ownProfile(), is_admin: true }) } },
    { 'fetch-reddit-conflict': () => begin.promise.then(answer) },
  )
  await renderScreen(<FetchForumConflict />)
  await fetchOne.click()
  await expect.element(page.getByText(said.fetching, { exact: true })).toBeVisible()
  await expect.element(page.getByText(message, { exact: true })).not.toBeInTheDocument()
  begin.resolve()
  await expect.element(page.getByText(message, { exact: true })).toBeVisible()
})

it('only admins see the button that fetches a conflict of the day', async () => {
  const sent = stubCalls({ profiles: { get_profile: () => ownProfile() } })
  await renderScreen(<FetchForumConflict />)
  await expect.poll(() => sent('get_profile')).toHaveLength(1)
  await expect.element(fetchOne).not.toBeInTheDocument()
})
