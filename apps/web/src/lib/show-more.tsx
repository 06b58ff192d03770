import { Button } from '../ui/button.tsx'
import { errorMessage } from './api-error.ts'

type PagedQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => unknown
}

/** The way to the next page of a list, and why it did not come. @param failed said instead of the server's own sentence */
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
