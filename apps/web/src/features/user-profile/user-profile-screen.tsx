import { profileMessages } from '@squash/contract/messages/profile'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { LoadFailed } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { LeaveFor, Missing } from '../../lib/redirects.tsx'
import { useUserId } from '../../lib/session.ts'
import { isUuid } from '../../lib/uuid.ts'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { PersonPage } from './person-page.tsx'

/** /user-profile/{userId}. Redirects to the dashboard without an id, and to /profile with the user's own. */
export function UserProfileScreen() {
  const id = useParams().userId?.toLowerCase() ?? ''
  const own = useUserId()
  if (id === '') return <Navigate to="/dashboard" replace />
  if (id === own) return <Navigate to="/profile" replace />
  return isUuid(id) ? <OnePerson key={id} id={id} /> : <LeaveFor to="/dashboard" reason={profileMessages.invalidId} />
}

function OnePerson({ id }: { id: string }) {
  const person = useQuery(api.profiles.get_profile.queryOptions({ input: { p_user_id: id } }))
  if (person.data) return <PersonPage person={person.data} />
  if (person.data === null) return <ProfileNotFound />
  if (person.error === null) return <UserProfileSkeleton />
  return (
    <div className="column max-w-2xl py-12">
      <LoadFailed query={person} title={profileMessages.loadFailed} />
    </div>
  )
}

const ProfileNotFound = () => (
  <Missing
    title={profileMessages.notFoundScreen}
    announcement={profileMessages.notFound}
    back={{ to: '/dashboard', label: 'Back to home' }}
  >
    They may have left, or the link may be incomplete. We’ll take you back in a few seconds.
  </Missing>
)

/** The skeleton of a user profile, in the same dimensions. */
function UserProfileSkeleton() {
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
