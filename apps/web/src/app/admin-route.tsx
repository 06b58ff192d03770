import { AdminScreen } from '../features/admin/admin-screen.tsx'
import { FetchForumConflict } from '../features/dashboard/fetch-forum-conflict.tsx'
import { useOwnProfile } from '../lib/profile.ts'
import { Page } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** /admin, for admins; for everybody else there is no such page. */
export function AdminRoute() {
  const profile = useOwnProfile()
  if (profile.data?.is_admin) return <AdminScreen forum={<FetchForumConflict />} />
  if (profile.data) return <NotFoundScreen />
  if (profile.isPending)
    return (
      <div className="column py-8">
        <Loading>
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      </div>
    )
  return (
    <Page title="Moderation">
      <ErrorState
        message="Your profile could not be loaded."
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    </Page>
  )
}
