import { forumMessages } from '@squash/contract/messages/forum'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { useOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'

const said = forumMessages
const fallbacks = {
  network: said.network,
  authenticationRequired: said.authenticationRequired,
  failed: said.fetchFailed,
}

/** Lets admins fetch another conflict of the day right away. */
export function FetchForumConflict() {
  const { data: profile } = useOwnProfile()
  const queries = useQueryClient()
  const fetching = useMutation({
    mutationFn: () => callFunction('fetch-reddit-conflict', {}, fallbacks),
    onMutate: () => toast.info(said.fetching),
    onSuccess: (answer) => {
      if (!answer.ok) return toast.error(answer.message)
      void queries.invalidateQueries({ queryKey: api.forum.key() })
      toast.success(said.fetched)
    },
    onError: () => toast.error(said.fetchError),
  })
  if (!profile?.is_admin) return null
  return (
    <Card as="section" className="mt-6 flex flex-wrap items-center justify-between gap-4 max-md:mb-16">
      <div>
        <h2 className="text-xl">For admins</h2>
        <p className="text-muted">Replaces the daily conflict with the next suitable one.</p>
      </div>
      <Button busy={fetching.isPending} onClick={() => fetching.mutate()}>
        Fetch a new Reddit conflict
      </Button>
    </Card>
  )
}
