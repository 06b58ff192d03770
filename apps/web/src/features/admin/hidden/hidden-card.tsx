import type { Hidden } from '@squash/contract/reports'
import { useId } from 'react'
import { dayOf } from '../../../lib/dates.ts'
import { KIND_WORDS } from '../../../lib/moderation/words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Context } from '../queue/context.tsx'
import { STATUS } from '../queue/status-words.ts'
import { useSetHidden } from '../use-set-hidden.ts'

/** Something hidden: since when, by whom, where its report stands, and what is needed to judge whether it may come back. */
export function HiddenCard({ thing, onShown }: { thing: Hidden; onShown: () => void }) {
  const heading = useId()
  const show = useSetHidden(onShown)
  const { kind, id, title, since, by, report, can_show } = thing
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="eyebrow">
            {KIND_WORDS[kind]} · hidden on <time dateTime={since}>{dayOf(since)}</time>
          </p>
          <h2 id={heading} className="mt-0.5 text-xl wrap-anywhere">
            {title ?? UNTITLED[kind]}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="plum">{by === 'admin' ? 'By an admin' : 'By three reports'}</Badge>
          {report && <Badge tone={STATUS[report.status].tone}>{STATUS[report.status].label}</Badge>}
        </div>
      </header>
      {report && <Context context={report.context} />}
      {!report && can_show && <p className="text-muted">Nobody has reported it.</p>}
      {can_show ? (
        <div className="flex flex-wrap gap-3">
          <Button busy={show.isPending} onClick={() => show.mutate({ kind, id, hidden: false })}>
            Show it again
          </Button>
          {/* A hidden ruling or debate is nobody's to open but its two people's. */}
          {kind === 'profile' && <LinkButton to={`/user-profile/${id}`}>Look at it</LinkButton>}
        </div>
      ) : (
        <p className="text-muted">
          You reported this, have a part in it, or are in a dispute with someone in it. Another admin decides.
        </p>
      )}
    </Card>
  )
}

const UNTITLED: Record<Hidden['kind'], string> = {
  ruling: 'A ruling',
  debate: 'A debate that is not public',
  profile: 'A profile',
}
