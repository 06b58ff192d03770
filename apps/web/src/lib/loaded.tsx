import type { ReactNode } from 'react'
import { ErrorState } from '../ui/states.tsx'
import { errorMessage } from './api-error.ts'

type Answer<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }

type LoadedProps<Data> = {
  query: Answer<Data>
  /** Stands in its place while it loads, in the same size. */
  skeleton: ReactNode
  /** What to say when it did not load: 'Your achievements did not load'. */
  failed: string
  children: (data: Data) => ReactNode
}

/** What a query brings, in whichever state it is. What was there once stays while it is looked at again. */
export function Loaded<Data>({ query, skeleton, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return skeleton
  return (
    <ErrorState
      title={failed}
      message={errorMessage(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
