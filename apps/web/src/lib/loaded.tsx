import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'
import { errorMessage } from './api-error.ts'

type Answer<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }

type LoadedProps<Data> = {
  query: Answer<Data>
  /** Shown while loading, at the same size. */
  skeleton: ReactNode
  /** The message when loading failed: 'Your achievements didn’t load'. */
  failed: string
  children: (data: Data) => ReactNode
}

/** The data of a query, or its skeleton or failure. Data stays on screen while it is refetched. */
export function Loaded<Data>({ query, skeleton, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return query.error === null ? skeleton : <LoadFailed query={query} title={failed} />
}

type LoadFailedProps = { query: Pick<Answer<unknown>, 'error' | 'isFetching' | 'refetch'>; title?: string }

/** Why a query failed, with a button that tries again. */
export const LoadFailed = ({ query: { error, isFetching, refetch }, ...title }: LoadFailedProps) => (
  <ErrorState {...title} message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />
)

type PagedQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => unknown
}

/**
 * A button for a list's next page, with the error if it didn't load.
 * @param failed shown instead of the server's own message
 */
export function ShowMore({ query, failed }: { query: PagedQuery; failed?: string }) {
  return (
    <>
      {query.hasNextPage && (
        <div className="mt-6 text-center">
          <Button onClick={() => void query.fetchNextPage()} busy={query.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-center text-rose-ink">
          {failed ?? errorMessage(query.error)}
        </p>
      )}
    </>
  )
}
