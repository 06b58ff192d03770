import type { Hidden } from '@squash/contract/reports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dayOf } from '../../lib/dates.ts'
import { KIND_WORDS } from '../../lib/moderation/subject.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ModerationCard, ModerationList } from './moderation-list.tsx'
import { Context, hideLabel, useSetHidden } from './report-parts.tsx'
import { STATUS } from './texts.ts'

/** All hidden content, latest first, each item with a button to show it again. */
export function HiddenList() {
  const hidden = useInfiniteQuery(api.reports.get_hidden.infiniteOptions(pagesBefore({})))
  return (
    <ModerationList
      query={hidden}
      label="Hidden"
      what="hidden items"
      empty={{
        title: 'Nothing is hidden',
        text: 'Anything hidden by a moderator, or after three reports, is listed here.',
      }}
      card={(thing, list) => <HiddenCard key={thing.id} thing={thing} onShown={() => list()?.focus()} />}
    />
  )
}

/** When something was hidden and who hid it, its report, and what an admin needs to decide whether to show it again. */
function HiddenCard({ thing, onShown }: { thing: Hidden; onShown: () => void }) {
  const show = useSetHidden(onShown)
  const { kind, id, title, since, by, report, can_show } = thing
  return (
    <ModerationCard
      eyebrow={
        <>
          {KIND_WORDS[kind]} · hidden on <time dateTime={since}>{dayOf(since)}</time>
        </>
      }
      title={title ?? UNTITLED[kind]}
      badges={
        <>
          <Badge tone="plum">{by === 'admin' ? 'Hidden by a moderator' : 'Hidden after three reports'}</Badge>
          {report && <Badge tone={STATUS[report.status].tone}>{STATUS[report.status].label}</Badge>}
        </>
      }
    >
      {report && <Context context={report.context} />}
      {!report && can_show && <p className="text-muted">Nobody has reported it.</p>}
      {can_show ? (
        <div className="flex flex-wrap gap-3">
          <Button busy={show.isPending} onClick={() => show.mutate({ kind, id, hidden: false })}>
            {hideLabel(kind, true)}
          </Button>
          {/* Only its two parties can open a hidden ruling or debate. */}
          {kind === 'profile' && <LinkButton to={`/user-profile/${id}`}>View it</LinkButton>}
        </div>
      ) : (
        <p className="text-muted">
          You reported this, you’re involved in it, or you’re in a dispute with someone who is. Another moderator has to
          decide.
        </p>
      )}
    </ModerationCard>
  )
}

const UNTITLED: Record<Hidden['kind'], string> = {
  ruling: 'A ruling',
  debate: 'A debate that isn’t public',
  profile: 'A profile',
}
