import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { navigation } from './navigation.ts'

/** The frame of signed-in screens with an empty page, which the server sends until the code has loaded. */
export function AccountShell() {
  return (
    <>
      <header className="border-b-2 border-outline bg-card">
        <div className="column flex min-h-16 items-center gap-2">
          <Wordmark to="/dashboard" />
          <ul aria-hidden className="ml-4 hidden items-center gap-1 md:flex">
            {navigation.map((entry) => (
              <li key={entry.label} className="inline-flex min-h-11 items-center gap-1 px-3.5 font-semibold">
                {entry.label} {'items' in entry && '▾'}
              </li>
            ))}
          </ul>
          <Skeleton className="ml-auto h-8 w-28 rounded-full" />
        </div>
      </header>
      <main className="column flex-1 pt-6 pb-16 sm:pt-8">
        <Loading className="flex flex-col gap-6">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      </main>
    </>
  )
}
