import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answerError } from './api-error.ts'
import { isRefused, refetchAll, refetchOutdated, stopRefetches } from './refetch-outdated.ts'

const queryKey = ['agreement']

/** A query whose answers are given by hand, in the order of its fetches. */
function agreement() {
  const queries = new QueryClient()
  refetchOutdated(queries)
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  onTestFinished(() => queries.clear())
  return { queries, answers, queryFn }
}

const shown = (queries: QueryClient) =>
  vi.waitFor(() => expect(queries.isFetching()).toBe(0)).then(() => queries.getQueryData(queryKey))

it('a change during the first fetch is fetched after it', async () => {
  const { queries, answers, queryFn } = agreement()
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined))
  void queries.invalidateQueries({ queryKey })
  answers[0]?.resolve('as it was')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(queries.getQueryData(queryKey)).toBe('as it was')
  answers[1]?.resolve('Maya says: yes.')
  expect(await shown(queries)).toBe('Maya says: yes.')
  expect(answers).toHaveLength(2)
})

it('a change while the code of the screen is loading is fetched when the screen opens', async () => {
  const { queries, answers, queryFn } = agreement()
  const prefetched = queries.prefetchQuery({ queryKey, queryFn, staleTime: 15_000 })
  void queries.invalidateQueries({ queryKey })
  answers[0]?.resolve('as it was')
  await prefetched
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn, staleTime: 15_000 }).subscribe(() => undefined))
  expect(answers).toHaveLength(2)
  answers[1]?.resolve('Maya says: yes.')
  expect(await shown(queries)).toBe('Maya says: yes.')
})

it('nothing is fetched twice without a change', async () => {
  const { queries, answers, queryFn } = agreement()
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined))
  answers[0]?.resolve('as it was')
  expect(await shown(queries)).toBe('as it was')
  expect(answers).toHaveLength(1)
})

it('a first fetch during a command continues, and is repeated', async () => {
  const { queries, answers, queryFn } = agreement()
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined))
  await stopRefetches(queries, { queryKey })
  answers[0]?.resolve('as it was')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('Ada’s vote counts.')
  expect(await shown(queries)).toBe('Ada’s vote counts.')
})

it('a refetch during a command is cancelled', async () => {
  const { queries, answers, queryFn } = agreement()
  queries.setQueryData(queryKey, 'Ada’s vote counts.')
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined))
  expect(answers).toHaveLength(1)
  await stopRefetches(queries, { queryKey })
  answers[0]?.resolve('as it was')
  expect(await shown(queries)).toBe('Ada’s vote counts.')
})

it('a requested next page arrives, and then everything is refetched', async () => {
  const { queries, answers, queryFn } = agreement()
  const list = new InfiniteQueryObserver(queries, {
    queryKey,
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_page, pages) => pages.length + 1,
  })
  onTestFinished(list.subscribe(() => undefined))
  answers[0]?.resolve('first page')
  await shown(queries)
  void list.fetchNextPage()
  void refetchAll(queries)
  answers[1]?.resolve('second page')
  await vi.waitFor(() => expect(list.getCurrentResult().data?.pages).toEqual(['first page', 'second page']))
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.resolve('first page, changed')
  await vi.waitFor(() => expect(answers).toHaveLength(4))
  answers[3]?.resolve('second page')
  await shown(queries)
  expect(list.getCurrentResult().data?.pages).toEqual(['first page, changed', 'second page'])
})

/** What is fetched, and with what status a screen shows it, once everything has been refetched after this failure. */
async function refetchedAfter(status: number) {
  const { queries, answers, queryFn } = agreement()
  const screen = new QueryObserver(queries, { queryKey, queryFn, retry: false })
  onTestFinished(screen.subscribe(() => undefined))
  answers[0]?.reject(answerError(status, null))
  await vi.waitFor(() => expect(screen.getCurrentResult().status).toBe('error'))
  void refetchAll(queries)
  return { fetches: answers.length, shown: screen.getCurrentResult().status }
}

it('a screen that says there is no such agreement stays when everything is refetched', async () => {
  expect(await refetchedAfter(404)).toEqual({ fetches: 1, shown: 'error' })
})

it.each([401, 429, 500, 503])('a failure that may have passed, such as %i, is fetched again', async (status) => {
  expect(await refetchedAfter(status)).toEqual({ fetches: 2, shown: 'pending' })
})

it('an agreement that was refused is fetched again when a screen next shows it', async () => {
  const { queries, answers, queryFn } = agreement()
  const leave = new QueryObserver(queries, { queryKey, queryFn, retry: false }).subscribe(() => undefined)
  answers[0]?.reject(answerError(404, null))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  leave()
  void refetchAll(queries)
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined))
  answers[1]?.resolve('Maya says: yes.')
  expect(await shown(queries)).toBe('Maya says: yes.')
})

it('an agreement already on screen is refetched even if a refetch of it was refused', async () => {
  const { queries, answers, queryFn } = agreement()
  queries.setQueryData(queryKey, 'as it was')
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn, retry: false }).subscribe(() => undefined))
  answers[0]?.reject(answerError(404, null))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(queries.getQueryCache().findAll({ predicate: isRefused })).toEqual([])
})
