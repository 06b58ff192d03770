import { profileMessages } from '@squash/contract/messages/profile'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { errorMessage } from '../../lib/api-error.ts'
import { api } from '../../lib/query.ts'
import { useUserId } from '../../lib/session.ts'
import { isUuid } from '../../lib/uuid.ts'
import { ErrorState } from '../../ui/states.tsx'
import { InvalidUserId } from './invalid-user-id.tsx'
import { PersonPage } from './person-page.tsx'
import { ProfileNotFound } from './profile-not-found.tsx'
import { UserProfileSkeleton } from './user-profile-skeleton.tsx'

/** /user-profile/{userId}. Without an id one is sent home, with one's own to one's own page (spec community §2). */
export function UserProfileScreen() {
  const id = useParams().userId?.toLowerCase() ?? ''
  const own = useUserId()
  if (id === '') return <Navigate to="/dashboard" replace />
  if (id === own) return <Navigate to="/profile" replace />
  return isUuid(id) ? <OnePerson key={id} id={id} /> : <InvalidUserId />
}

function OnePerson({ id }: { id: string }) {
  const person = useQuery(api.profiles.get_profile.queryOptions({ input: { p_user_id: id } }))
  if (person.data) return <PersonPage person={person.data} />
  if (person.data === null) return <ProfileNotFound />
  if (person.error === null) return <UserProfileSkeleton />
  return (
    <div className="column max-w-2xl py-12">
      <ErrorState
        title={profileMessages.loadFailed}
        message={errorMessage(person.error)}
        onRetry={() => void person.refetch()}
        retrying={person.isFetching}
      />
    </div>
  )
}
