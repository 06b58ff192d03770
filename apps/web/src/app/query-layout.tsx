import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { userLink } from '../lib/bearer.ts'
import { provideLink } from '../lib/client.ts'
import { queryClient } from '../lib/query.ts'

provideLink(userLink)

/** For screens without a bar that make calls: provides the query client. */
export function QueryLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
