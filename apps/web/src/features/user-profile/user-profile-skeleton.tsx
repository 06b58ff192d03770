import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The outline of somebody's profile, in the same measures. */
export function UserProfileSkeleton() {
  return (
    <Loading label="Loading the profile…" className="column pt-6 pb-16 sm:pt-8">
      <Skeleton className="mt-2.5 h-6 w-28" />
      <div className="mt-3 flex items-center gap-5">
        <Skeleton className="size-20 rounded-full sm:size-24" />
        <div className="flex-1">
          <Skeleton className="h-10 w-full max-w-sm" />
          <Skeleton className="mt-3 h-7 w-52" />
        </div>
      </div>
      <div className="mt-7 grid gap-4 sm:gap-5 lg:grid-cols-2">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
      <div className="mt-20 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    </Loading>
  )
}
