import { useQueries } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { LoadedMenu, type MenuLook } from '../../ui/loaded-menu.tsx'
import { loginPath } from '../next-path.ts'
import { api } from '../query.ts'
import { useSession } from '../session.ts'
import type { OtherPerson, Reportable } from './subject.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }))

export type MoreMenuProps = {
  /** The menu's subject, for screen readers: 'Jonas'. */
  about: string
  reportables: readonly Reportable[]
  people: readonly OtherPerson[]
  /** Where a visitor returns after signing in; this page by default. */
  comeBackTo?: string
  /** Called after a block, to leave a screen that the block makes unavailable. */
  onBlocked?: () => unknown
}

type LoadedMoreMenuProps = MoreMenuProps & { look: MenuLook }

type Chosen =
  | { act: 'report'; subject: Reportable }
  | { act: 'block'; person: OtherPerson }
  | { act: 'unblock'; person: OtherPerson }

/** The menu, opened by the press that loaded it. Its dialogs are loaded when one is chosen. */
export function LoadedMoreMenu({ look, reportables, people, comeBackTo, onBlocked }: LoadedMoreMenuProps) {
  const isVisitor = useSession().status !== 'signed-in'
  const { pathname, search } = useLocation()
  const [isAsked, setAsked] = useState(false)
  const blocked = useBlocked(people, isAsked && !isVisitor)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOpen, setOpen] = useState(false)
  const choose = (next: Chosen) => {
    setChosen(next)
    setOpen(true)
  }
  const dialog = { open: isOpen, onClose: () => setOpen(false), onClosed: () => setChosen(null) }
  const blockItem = (person: OtherPerson) => {
    const act = blocked.has(person.id) ? 'unblock' : 'block'
    const verb = act === 'unblock' ? 'Unblock' : 'Block'
    return { label: `${verb} ${person.name}`, onSelect: () => choose({ act, person }) }
  }
  return (
    <>
      <LoadedMenu
        {...look}
        onOpen={() => setAsked(true)}
        items={
          isVisitor
            ? [{ label: 'Sign in to report', to: loginPath(comeBackTo ?? pathname + search) }]
            : [
                ...reportables.map((subject) => ({
                  label: `Report ${subject.what}`,
                  onSelect: () => choose({ act: 'report', subject }),
                })),
                ...people.map(blockItem),
              ]
        }
      />
      <Suspense fallback={null}>
        {chosen?.act === 'report' && (
          <ReportDialog
            {...dialog}
            subject={chosen.subject}
            onBlock={(person) => setChosen({ act: 'block', person })}
          />
        )}
        {(chosen?.act === 'block' || chosen?.act === 'unblock') && (
          <BlockDialog
            {...dialog}
            person={chosen.person}
            isBlocked={chosen.act === 'unblock'}
            onBlocked={() => onBlocked?.()}
          />
        )}
      </Suspense>
    </>
  )
}

/** Which of these users the viewer has blocked, loaded when the menu opens. */
function useBlocked(people: readonly OtherPerson[], isAsked: boolean): ReadonlySet<string> {
  const profiles = useQueries({
    queries: people.map(({ id }) => ({
      ...api.profiles.get_profile.queryOptions({ input: { p_user_id: id } }),
      enabled: isAsked,
    })),
  })
  return new Set(profiles.flatMap(({ data }) => (data?.blocked_by_me ? [data.id] : [])))
}
