import type { Agreement } from '@squash/contract/agreements'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { failureOf, toastFailure } from '../failure.tsx'
import { saveFile } from '../save-file.ts'
import { hasConfirmed, PLACES } from './agreement.ts'
import { loadCalendarFile } from './calendar-file.ts'
import { PrintSheet } from './print-sheet.tsx'
import { useConfirm } from './queries.ts'

/** Why the rest of the list can't be used: a change has to be saved or cancelled first. */
export type Blocked = { reasonId: string; focusForm: () => void }

type AgreementActionsProps = {
  agreement: Agreement
  /** Set while a commitment is edited, because what is on screen isn't what would be agreed to. */
  blocked: Blocked | null
  /** Called once the viewer has agreed, and the button is gone. */
  focusAfter: () => void
}

/** Agreeing to the list, and taking it along. */
export function AgreementActions({ agreement, blocked, focusAfter }: AgreementActionsProps) {
  const { conflict_id, revision, viewer_role, calendar_path, can_change } = agreement
  const confirming = useConfirm(conflict_id, focusAfter)
  const calendar = useCalendarFile()
  const sheet = usePrintSheet()
  return (
    <div className="flex flex-col gap-3">
      {blocked && <p id={blocked.reasonId}>Save or cancel your change first. Then you can agree.</p>}
      <div id={PLACES.actions} className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {can_change && !hasConfirmed(agreement, viewer_role) && (
          <Button
            variant="primary"
            because={blocked?.reasonId}
            busy={confirming.isPending}
            onClick={() => (blocked ? blocked.focusForm() : confirming.mutate(revision))}
          >
            I agree to this
          </Button>
        )}
        {calendar_path !== null && (
          <Button busy={calendar.isPending} onClick={() => calendar.mutate(calendar_path)}>
            Add to calendar
          </Button>
        )}
        <Button onClick={sheet.print}>Print</Button>
        {sheet.isPrinting && <PrintSheet agreement={agreement} />}
      </div>
    </div>
  )
}

/** Puts the sheet on the page for as long as the browser prints, so that printing the page itself prints the page. */
function usePrintSheet() {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    return () => window.removeEventListener('afterprint', done)
  }, [])
  const print = () => {
    flushSync(() => setPrinting(true))
    window.print()
  }
  return { isPrinting, print }
}

/** Downloads the calendar file, which any calendar opens. */
const useCalendarFile = () =>
  useMutation({
    mutationFn: loadCalendarFile,
    onSuccess: (file) => saveFile('squash-agreement.ics', file),
    onError: (error) => toastFailure(failureOf(error, 'The calendar file didn’t download')),
  })
