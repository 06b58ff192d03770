import { rulingsMessages } from '@squash/contract/messages/rulings'
import { Link, useSearchParams } from 'react-router'
import { loginPath } from '../../lib/next-path.ts'
import { boardPath } from '../../lib/rulings/public-tallies.tsx'
import { useSession } from '../../lib/session.ts'
import { isUuid } from '../../lib/uuid.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { BoardLead } from './board-lead.tsx'
import { RulingList } from './ruling-list.tsx'
import { useLinkedRuling } from './use-board.ts'

/** /public-shame: the final rulings, for everybody to read, and for whoever is signed in to vote on (community §2). */
export function BoardScreen() {
  const [query] = useSearchParams()
  const wanted = query.get('ruling')
  const id = wanted !== null && isUuid(wanted) ? wanted : null
  const linked = useLinkedRuling(id)
  const isVisitor = useSession().status !== 'signed-in'
  return (
    <Page
      title="Public Shame"
      lead={
        isVisitor && (
          <p>
            Anybody may read.{' '}
            <Link
              to={loginPath(id ? boardPath(id) : '/public-shame')}
              className="font-semibold text-ink underline decoration-2 underline-offset-4"
            >
              {rulingsMessages.logIn}
            </Link>
          </p>
        )
      }
    >
      <BoardLead />
      {id !== null && linked === null && (
        <div className="mb-5">
          <Notice>The ruling that this link leads to is not here. It may have been taken off the board.</Notice>
        </div>
      )}
      <RulingList key={id} linked={linked} />
    </Page>
  )
}
