import { AdminScreen } from '../features/admin/admin-screen.tsx'
import { FetchForumConflict } from '../features/dashboard/fetch-forum-conflict.tsx'
import { LoadFailed } from '../lib/loaded.tsx'
import { useRequiredProfile } from '../lib/profile.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** /admin for admins; everyone else gets the not-found page. */
export function AdminRoute() {
  const profile = useRequiredProfile()
  const person = profile.data
  if (person?.is_admin) return <AdminScreen forum={<FetchForumConflict />} />
  if (person) return <NotFoundScreen />
  if (profile.error === null)
    return (
      <div className="column py-8">
        <Skeletons of={['h-72 rounded-card']} />
      </div>
    )
  return (
    <Page title="Moderation">
      <LoadFailed query={profile} title="Your profile didn’t load" />
    </Page>
  )
}
